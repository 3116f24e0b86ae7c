import type { ReactNode } from 'react';
import styles from './contact-order.module.css';

interface ContactOrderProps {
  id: string;
  heading: string;
  text: string;
  terms: readonly { title: string; text: string }[];
  /** The form. */
  children: ReactNode;
}

/** Contact form with terms beside it. */
export function ContactOrder({ id, heading, text, terms, children }: ContactOrderProps) {
  return (
    <section id={id} className={styles.letter}>
      <h2 className={styles.letterHeading}>{heading}</h2>
      <p className={styles.letterText}>{text}</p>
      <div className={styles.letterForm}>{children}</div>
      <div className={styles.letterTerms}>
        {terms.map((term) => (
          <p key={term.title}>
            <b>{term.title}.</b> {term.text}
          </p>
        ))}
      </div>
    </section>
  );
}
