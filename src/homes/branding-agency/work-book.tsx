import '../../themes/tones.css';
import type { ReactNode } from 'react';
import styles from './work-book.module.css';

interface WorkBookProps {
  id: string;
  heading: string;
  lead: string;
  /** The book. */
  children: ReactNode;
}

/** Section with the brand book open on a table. */
export function WorkBook({ id, heading, lead, children }: WorkBookProps) {
  return (
    <section id={id} data-tone="tint" className={styles.section}>
      <h2>{heading}</h2>
      <p>{lead}</p>
      {children}
    </section>
  );
}
