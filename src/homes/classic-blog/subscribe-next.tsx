import type { ReactNode } from 'react';
import './subscribe-next.css';

interface SubscribeNextProps {
  id: string;
  heading: string;
  text: string;
  /** The form. */
  children: ReactNode;
}

/** Subscription to the next post. */
export function SubscribeNext({ id, heading, text, children }: SubscribeNextProps) {
  return (
    <section id={id} className="next-piece">
      <h2 className="next-piece-heading">{heading}</h2>
      <div className="next-piece-form">
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
