import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import styles from './about-lift-minutes.module.css';

interface AboutLiftMinutesProps {
  id: string;
  heading: string;
  lead: string;
  /** One entry per minute: angle of the bridge in degrees, and something to do meanwhile. */
  minutes: readonly { angle: number; text: string }[];
  note: string;
}

/** Row of minutes during one opening of the drawbridge. */
export function AboutLiftMinutes({ id, heading, lead, minutes, note }: AboutLiftMinutesProps) {
  return (
    <section id={id} data-tone="highlight" className={styles.lift}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <ol className={styles.row}>
        {minutes.map(({ angle, text }, minute) => (
          <li key={text} style={{ '--up': `${-angle}deg` } as CSSProperties}>
            <i aria-hidden="true" />
            <b className="font-display">{minute}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
