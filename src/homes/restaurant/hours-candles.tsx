import type { CSSProperties, ReactNode } from 'react';
import { hourText } from '../../elements/clock/time-text.ts';
import type { OpeningDay } from '../../elements/opening-status/opening-hours.ts';
import styles from './hours-candles.module.css';

interface HoursCandlesProps {
  id: string;
  heading: string;
  text: string;
  days: readonly OpeningDay[];
  /** Text for a closed day. */
  closedText: string;
  /** Text on the scale of the candles. */
  scaleText: string;
  /** The island with the opening status. */
  children: ReactNode;
}

/** Opening hours as seven candles, whose heights are the lengths of the evenings. */
export function HoursCandles(props: HoursCandlesProps) {
  const { id, heading, text, days, closedText, scaleText, children } = props;
  return (
    <section id={id} className={styles.week}>
      <div className={styles.text}>
        <h2 className="text-h1 font-medium">{heading}</h2>
        <p className="mt-4">{text}</p>
        <div className={styles.status}>{children}</div>
      </div>
      <div className={styles.shelf}>
        <ol className={styles.candles}>
          {days.map(({ day, name, opens, closes }) => {
            const isOpen = opens !== undefined && closes !== undefined;
            const hours = isOpen ? closes - opens : 0;
            return (
              <li
                key={day}
                data-active={isOpen || undefined}
                style={{ '--hours': hours } as CSSProperties}
              >
                <span className={styles.candle} aria-hidden="true" />
                <b>
                  {day}
                  <span className={styles.rest}>{name.slice(day.length)}</span>
                </b>
                {isOpen ? (
                  <span>
                    {hourText(opens)} <span className={styles.until}>to {hourText(closes)}</span>
                  </span>
                ) : (
                  <span>{closedText}</span>
                )}
              </li>
            );
          })}
        </ol>
        <p className={styles.inch}>{scaleText}</p>
      </div>
    </section>
  );
}
