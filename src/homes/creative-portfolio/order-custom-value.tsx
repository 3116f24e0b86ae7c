import type { ReactNode } from 'react';
import './stamp-heights.module.css';
import styles from './order-custom-value.module.css';

interface OrderCustomValueProps {
  id: string;
  heading: string;
  text: string;
  /** The island `CustomStamp`. */
  children: ReactNode;
}

/** Section with the editor for a custom face value. */
export function OrderCustomValue({ id, heading, text, children }: OrderCustomValueProps) {
  return (
    <section id={id} className={styles.word}>
      <h2 className={styles.wordHeading}>{heading}</h2>
      <p className={styles.wordText}>{text}</p>
      {children}
    </section>
  );
}
