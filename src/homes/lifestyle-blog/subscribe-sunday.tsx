import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './subscribe-sunday.css';

interface SubscribeSundayProps {
  id: string;
  heading: string;
  text: string;
  /** The form. */
  children: ReactNode;
}

/** Subscription form on a band of watercolor. */
export function SubscribeSunday({ id, heading, text, children }: SubscribeSundayProps) {
  return (
    <section id={id} data-tone="tint" className="sundays">
      <h2 className="sundays-heading">{heading}</h2>
      <div className="sundays-form">
        {children}
        <p className="sundays-text">{text}</p>
      </div>
    </section>
  );
}
