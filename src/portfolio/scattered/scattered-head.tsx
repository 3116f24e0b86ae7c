import type { ReactNode } from 'react';
import styles from './scattered-head.module.css';

interface ScatteredHeadProps {
  /** Words of the heading, each placed on its own. */
  words: readonly string[];
  lead: string;
  /** Filter. */
  children: ReactNode;
}

/** Renders a heading whose words are scattered like the pictures below. */
export function ScatteredHead({ words, lead, children }: ScatteredHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.headTitle}>
        {words.map((word) => (
          <span key={word}>{word} </span>
        ))}
      </h1>
      <p className={styles.headLead}>{lead}</p>
      {children}
    </header>
  );
}
