import type { ReactNode } from 'react';
import styles from './work-essays-wall.module.css';

interface WorkEssaysProps {
  id: string;
  heading: string;
  text: string;
  /** The island `WorkEssaysWall`. */
  children: ReactNode;
}

/** Section around the full-width grid of pictures. */
export function WorkEssays({ id, heading, text, children }: WorkEssaysProps) {
  return (
    <section id={id} className={styles.work}>
      <div className={styles.workContent}>
        <h2 className={styles.workHeading}>{heading}</h2>
        <p className={styles.workText}>{text}</p>
      </div>
      {children}
    </section>
  );
}
