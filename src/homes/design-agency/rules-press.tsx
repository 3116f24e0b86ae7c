import type { ReactNode } from 'react';
import styles from './rules-press.module.css';

interface RulesPressProps {
  id: string;
  heading: string;
  lead: string;
  /** Text without a script. */
  noScriptText: string;
  /** The island `PosterPress`. */
  children: ReactNode;
}

/** Section around the poster generator. */
export function RulesPress({ id, heading, lead, noScriptText, children }: RulesPressProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={`${styles.head} lf-container`}>
        <h2 className={`${styles.heading} tracking-heading`}>{heading}</h2>
        <p>{lead}</p>
        <p className={styles.noScript}>{noScriptText}</p>
      </div>
      {children}
    </section>
  );
}
