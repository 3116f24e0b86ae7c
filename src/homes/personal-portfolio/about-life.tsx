import type { ReactNode } from 'react';
import '../../themes/tones.css';
import styles from './about-life.module.css';

interface AboutLifeProps {
  id: string;
  heading: string;
  lead: string;
  /** The island `AboutLifeTimeline`. */
  children: ReactNode;
}

/** Full-width section around the timeline. */
export function AboutLife({ id, heading, lead, children }: AboutLifeProps) {
  return (
    <section id={id} data-tone="surface" className={styles.life}>
      <div className={styles.head}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
