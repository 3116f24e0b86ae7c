import type { CSSProperties } from 'react';
import { filmNights } from './copy.ts';
import { hourMarks, program } from './nights.ts';
import '../../../themes/tones.css';
import styles from './film-nights.module.css';

const { program: heading, darkLabel, minutesUnit } = filmNights;
const offsetStyle = (left: number) => ({ '--from': `${left.toFixed(2)}%` }) as CSSProperties;

/** Program on a time axis: each film is a beam as long as its running time. */
export function NightProgram() {
  return (
    <section data-tone="ink" className={styles.hours}>
      <div className="lf-container">
        <h2 className="text-h2 font-bold">{heading}</h2>
        <div className={styles.chart}>
          <ol aria-hidden="true" className={`${styles.axis} text-caption tabular-nums`}>
            {hourMarks.map(({ title, left }) => (
              <li key={title} style={offsetStyle(left)}>
                {title}
              </li>
            ))}
          </ol>
          <ol>
            {program.map(({ day, date, nightfall, films }) => (
              <li key={day} className={styles.night}>
                <div>
                  <h3 className="text-h3 font-bold">{day}</h3>
                  <p className="text-caption text-muted tabular-nums">
                    {date}, {darkLabel} {nightfall}
                  </p>
                </div>
                <ol className={styles.films}>
                  {films.map(({ title, text, minutes, time, left, width }) => (
                    <li key={title} style={offsetStyle(left)}>
                      <span
                        aria-hidden="true"
                        className={styles.beam}
                        style={{ width: `${width}%` }}
                      />
                      <div className={styles.film}>
                        <p className="text-caption font-semibold text-accent tabular-nums">
                          {time}, {minutes} {minutesUnit}
                        </p>
                        <h4 className="mt-1 text-h4 font-semibold">{title}</h4>
                        <p className="mt-1 text-note text-muted">{text}</p>
                      </div>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
