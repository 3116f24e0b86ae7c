'use client';

import { Counter } from '../../elements/counter/counter.tsx';
import { TallyGates, TallyShapes } from './tally-gates.tsx';
import './stats-tally.css';

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
    <div className="stats-tally">
      <TallyShapes />
      <div className="stats-tally-head">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className="stats-tally-line">
        {figures.map((figure) => (
          <li key={figure.label} className="stats-tally-figure">
            <span className="stats-tally-marks" aria-hidden="true">
              <TallyGates value={figure.value} />
              {figure.suffix && (
                <svg viewBox="0 0 40 52" className="tally-gate stats-tally-plus" aria-hidden="true">
                  <path d="M20 10q2 16 0 33" />
                  <path d="M4 27q16-3 33-1" />
                </svg>
              )}
            </span>
            <span className="stats-tally-total">
              <span className="stats-tally-number">
                <Counter value={figure.value} suffix={figure.suffix} />
              </span>{' '}
              <span className="stats-tally-label">
                <span>{figure.label}</span> <span className="stats-tally-note">{figure.note}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
