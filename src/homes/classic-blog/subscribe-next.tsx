import type { ReactNode } from 'react';
import styles from './subscribe-next.module.css';

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
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.form}>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
