import type { ReactNode } from 'react';
import styles from './stats-vitals.module.css';

interface StatsVitalsProps {
  id: string;
  heading: string;
  lead: string;
  /** Rules of the measurement. */
  note: string;
  /** The island `VitalSigns`. */
  children: ReactNode;
}

/** Section around the Web Vitals of the current page. */
export function StatsVitals({ id, heading, lead, note, children }: StatsVitalsProps) {
  return (
    <section id={id} className={styles.vitals}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <p className={`${styles.lead} text-lead`}>{lead}</p>
      {children}
      <p className={`${styles.note} text-caption`}>{note}</p>
    </section>
  );
}
