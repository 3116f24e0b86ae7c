import type { ReactNode } from 'react';
import './contact-letter.css';

interface ContactLetterProps {
  id: string;
  heading: string;
  text: string;
  /** The cloth, and the form with its letter. */
  children: ReactNode;
}

/** A letter beside the cloth that it gives while it is written. */
export function ContactLetter({ id, heading, text, children }: ContactLetterProps) {
  return (
    <section id={id} className="write-night">
      <div className="write-night-words">
        <h2 className="write-night-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
