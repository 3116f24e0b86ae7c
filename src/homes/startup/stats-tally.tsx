'use client';

import { Counter } from '../../elements/counter/counter.tsx';
import styles from './stats-tally.module.css';
import { TallyGates, TallyShapes } from './tally-gates.tsx';

interface TallyFigure {
  /** A multiple of five. */
  value: number;
  /** Text after the number, e.g. "+". */
  suffix?: string;
  label: string;
  /** A few words about the count. */
  note: string;
}

interface StatsTallyProps {
  heading: string;
  lead: string;
  figures: readonly TallyFigure[];
}

/** Figures as running tally marks, each number at the end of its marks. */
export function StatsTally({ heading, lead, figures }: StatsTallyProps) {
  return (
    <div className={styles.tally}>
      <TallyShapes />
      <div className={styles.tallyHead}>
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className={styles.tallyLine}>
        {figures.map((figure) => (
          <li key={figure.label} className={styles.tallyFigure}>
            <span className={styles.tallyMarks} aria-hidden="true">
              <TallyGates value={figure.value} />
              {figure.suffix && (
                <svg
                  viewBox="0 0 40 52"
                  className={`${styles.tallyGate} ${styles.tallyPlus}`}
                  aria-hidden="true"
                >
                  <path d="M20 10q2 16 0 33" />
                  <path d="M4 27q16-3 33-1" />
                </svg>
              )}
            </span>
            <span className={styles.tallyTotal}>
              <span className={styles.tallyNumber}>
                <Counter value={figure.value} suffix={figure.suffix} />
              </span>{' '}
              <span className={styles.tallyLabel}>
                <span>{figure.label}</span> <span className={styles.tallyNote}>{figure.note}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
