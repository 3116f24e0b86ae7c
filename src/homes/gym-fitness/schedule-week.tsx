import type { ReactNode } from 'react';
import styles from './schedule-week.module.css';

interface ScheduleWeekProps {
  id: string;
  heading: string;
  text: string;
  /** Text below the schedule. */
  foot: string;
  /** The island `ScheduleBoard`. */
  children: ReactNode;
}

/** Section around the weekly schedule. Fits on one printed page. */
export function ScheduleWeek({ id, heading, text, foot, children }: ScheduleWeekProps) {
  return (
    <section id={id} className={styles.week}>
      <header className={styles.weekHead}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </header>
      {children}
      <p className={styles.weekFoot}>{foot}</p>
    </section>
  );
}
