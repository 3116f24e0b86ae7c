import type { ReactNode } from 'react';
import styles from './contact-letter.module.css';

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
    <section id={id} className={styles.night}>
      <div className={styles.nightText}>
        <h2 className={styles.nightHeading}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
