import type { ReactNode } from 'react';
import '../../themes/tones.css';
import styles from './tool-snippet.module.css';

interface ToolSnippetProps {
  id: string;
  heading: string;
  lead: string;
  /** Method of the measurement. */
  note: string;
  /** Text without a script. */
  withoutScriptText: string;
  /** The island `SnippetEditor`. */
  children: ReactNode;
}

/** Section around the snippet editor. */
export function ToolSnippet({
  id,
  heading,
  lead,
  note,
  withoutScriptText,
  children,
}: ToolSnippetProps) {
  return (
    <section id={id} data-tone="surface" className={styles.section}>
      <div className="lf-container">
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p className={`${styles.lead} text-lead`}>{lead}</p>
        <p className={styles.noScript}>{withoutScriptText}</p>
        {children}
        <p className={`${styles.note} text-note text-muted`}>{note}</p>
      </div>
    </section>
  );
}
