import type { ReactNode } from 'react';
import styles from './work-films.module.css';

interface WorkFilmsProps {
  id: string;
  heading: string;
  /** Instruction for turning the wheel. */
  hint: string;
  /** The wheel. */
  children: ReactNode;
}

/** Section around a wheel of works: its heading in one corner, the instruction in the other. */
export function WorkFilms({ id, heading, hint, children }: WorkFilmsProps) {
  return (
    <section id={id} className={styles.works}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.wheel}>{children}</div>
    </section>
  );
}
