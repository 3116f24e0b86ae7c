import type { ReactNode } from 'react';
import '../../themes/tones.css';
import styles from './subscribe-sunday.module.css';

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
    <section id={id} data-tone="tint" className={styles.sundays}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.form}>
        {children}
        <p>{text}</p>
      </div>
    </section>
  );
}
