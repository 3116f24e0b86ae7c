import type { ReactNode } from 'react';
import './contact-morning.css';

interface ContactMorningProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** The dab of the day that is chosen, and the form. */
  children: ReactNode;
}

/** A day of the visitor's life, its light, and a request for its page. */
export function ContactMorning({ id, heading, text, children }: ContactMorningProps) {
  return (
    <section id={id} className="yourday">
      <div className="yourday-words">
        <h2 className="yourday-heading">{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph.slice(0, 24)}>{paragraph}</p>
        ))}
      </div>
      {children}
    </section>
  );
}
