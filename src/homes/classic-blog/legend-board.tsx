import type { ReactNode } from 'react';
import styles from './legend-board.module.css';

interface LegendBoardProps {
  id: string;
  heading: string;
  text: string;
  /** Note on the color of the marks. */
  colorNote: { heading: string; text: string };
  /** The island `LegendDesk`. */
  children: ReactNode;
}

/** Section with the legend of proofreader's marks on a ruled board. */
export function LegendBoard({ id, heading, text, colorNote, children }: LegendBoardProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.board}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        {children}
        <aside className={styles.colorNote}>
          <h3>{colorNote.heading}</h3>
          <p>{colorNote.text}</p>
        </aside>
      </div>
    </section>
  );
}
