import type { CSSProperties } from 'react';
import '../../themes/tones.css';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './stats-winters.module.css';

interface StatsWintersProps {
  id: string;
  heading: string;
  /** Return of each year, 0.07 for seven percent. */
  years: readonly number[];
  /** Age of the saver in the first year. */
  firstAge: number;
  /** Text alternative of the chart. */
  summary: string;
  /** Labels of the best year and of the worst. */
  bestLabel: string;
  worstLabel: string;
  letter: { heading: string; lines: readonly string[]; signature: string };
}

/** Bar chart of yearly returns, negative ones as icicles, and a letter to clients in a bad year. */
export function StatsWinters(props: StatsWintersProps) {
  const { id, heading, years, firstAge, summary, letter } = props;
  const [highest, lowest] = [Math.max(...years), Math.min(...years)];
  const range = highest - lowest;
  const mark = (change: number, text: string) => {
    const year = years.indexOf(change);
    return (
      <p
        className={styles.mark}
        data-cold={change < 0 || undefined}
        style={{ '--at': cssPercent((year + 0.5) / years.length) } as CSSProperties}
      >
        <strong>{firstAge + year}</strong> {text}
      </p>
    );
  };
  return (
    <section id={id} data-tone="tint" className={styles.winters}>
      <h2 className={`${styles.heading} text-h2 font-bold`}>{heading}</h2>
      {mark(highest, props.bestLabel)}
      <div
        role="img"
        aria-label={summary}
        className={styles.strip}
        style={{ '--zero': cssPercent(highest / range) } as CSSProperties}
      >
        {years.map((change, year) => (
          <span
            key={year}
            data-cold={change < 0 || undefined}
            style={{ '--size': cssPercent(Math.abs(change) / range) } as CSSProperties}
          />
        ))}
      </div>
      {mark(lowest, props.worstLabel)}
      <div className={styles.letter}>
        <h3 className="text-h3 font-semibold">{letter.heading}</h3>
        {letter.lines.map((line) => (
          <p key={line} className="mt-4">
            {line}
          </p>
        ))}
        <p className="mt-4 text-muted">{letter.signature}</p>
      </div>
    </section>
  );
}
