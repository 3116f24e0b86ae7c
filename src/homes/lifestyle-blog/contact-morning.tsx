import type { ReactNode } from 'react';
import styles from './contact-morning.module.css';

interface ContactMorningProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** The island `ContactMorningLight`, and the form. */
  children: ReactNode;
}

/** Contact section: the morning light of a date, and a request for a painting of it. */
export function ContactMorning({ id, heading, text, children }: ContactMorningProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph.slice(0, 24)}>{paragraph}</p>
        ))}
      </div>
      {children}
    </section>
  );
}
