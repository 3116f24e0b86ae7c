import type { CSSProperties } from 'react';
import './stats-raised-hands.css';

interface StatsRaisedHandsProps {
  heading: string;
  text: string;
  label: string;
  /** Number of hands side by side. */
  wide: number;
  /** Reasons for raised hands; `felt` marks the important one. */
  reasons: readonly { hands: number; title: string; text: string; felt?: boolean }[];
}

/** Pictogram chart of raised hands in a year, by reason. */
export function StatsRaisedHands({ heading, text, label, wide, reasons }: StatsRaisedHandsProps) {
  return (
    <section className="tally">
      <div className="tally-head">
        <h2 className="text-h1 font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ul aria-label={label} className="tally-bars">
        {reasons.map(({ hands, title, text: note, felt }) => (
          <li key={title} data-highlighted={felt}>
            <span
              className="tally-hands"
              style={{ '--rows': hands / wide, '--wide': wide } as CSSProperties}
            />
            <p>
              <b>{hands}</b> <span>{title}</span> <small>{note}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
