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
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
