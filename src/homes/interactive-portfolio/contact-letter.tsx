import type { ReactNode } from 'react';
import './contact-letter.css';

interface ContactLetterProps {
  id: string;
  heading: string;
  text: string;
  /** The island `ContactLetterLoom`, and the form. */
  children: ReactNode;
}

/** Section with the contact form beside the cloth that is woven from its message. */
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
