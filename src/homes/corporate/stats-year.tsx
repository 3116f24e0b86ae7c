import type { ReactNode } from 'react';
import plumbLineStyles from './plumb-line.module.css';
import styles from './stats-year.module.css';

interface StatsYearProps {
  id: string;
  floor: string;
  heading: string;
  lead: string;
  /** Note on the order of the figures, left of the page's vertical line. */
  orderNote: { title: string; text: string };
  /** The chart and its table. */
  children: ReactNode;
}

/** Section of the year in figures: a note on their order left of the line, the explanation right of it. */
export function StatsYear({ id, floor, heading, lead, orderNote, children }: StatsYearProps) {
  return (
    <section id={id} data-floor={floor} className={`${plumbLineStyles.plumb} ${styles.section}`}>
      <div className={`${plumbLineStyles.sides} ${styles.sectionHead}`}>
        <p className={styles.sectionOrder}>
          <strong className="font-display">{orderNote.title}</strong> {orderNote.text}
        </p>
        <div>
          <h2 className="font-semibold">{heading}</h2>
          <p className="lf-measure text-lead">{lead}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
