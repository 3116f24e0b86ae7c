import type { ReactNode } from 'react';
import styles from './contact-fit.module.css';
import narrowLettersStyles from './narrow-letters.module.css';

interface ContactFitProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Body measurements for an order. */
  measures: readonly { title: string; text: string }[];
  /** The form. */
  children: ReactNode;
}

/** Renders the measurements along a plumb line, and the form to send them. */
export function ContactFit({ id, heading, text, measures, children }: ContactFitProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.text}>
        <h2 className={`${styles.heading} ${narrowLettersStyles.heading}`}>{heading}</h2>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <dl className={styles.measures}>
        {measures.map((measure) => (
          <div key={measure.title}>
            <dt>{measure.title}</dt>
            <dd>{measure.text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.form}>{children}</div>
    </section>
  );
}
