import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import { platesFor } from './plates.ts';
import styles from './stats-barbells.module.css';

interface StatsBarbellsProps {
  id: string;
  heading: string;
  text: string;
  /** Weight on the bar by training time, in pounds. */
  bars: readonly { time: string; pounds: number; text: string }[];
  unit: string;
  /** Note on the bar itself. */
  note: string;
}

/** Barbells with the plates of their weight, in ascending order. */
export function StatsBarbells({ id, heading, text, bars, unit, note }: StatsBarbellsProps) {
  return (
    <section id={id} data-tone="deep" className={styles.bars}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ol className={styles.list}>
        {bars.map(({ time, pounds, text: description }) => (
          <li key={time}>
            <div className={styles.text}>
              <h3 className="text-h4">{time}</h3>
              <p className={`${styles.figure} font-display`}>
                {pounds} <small>{unit}</small>
              </p>
              <p>{description}</p>
            </div>
            <div className={styles.bar} data-print-colors="" aria-hidden="true">
              {platesFor(pounds).map((plate, index) => (
                <span
                  key={index}
                  data-print-colors=""
                  data-red={plate.pounds === 45 || undefined}
                  style={
                    { '--across': plate.diameter, '--thick': plate.thickness } as CSSProperties
                  }
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
