import type { CSSProperties } from 'react';
import { filled } from '../../../content/filled.ts';
import './figure-bars.css';

/** A figure that may be compared with what it was before. */
export interface DrawnFigure {
  /** As printed, with its unit. */
  value: string;
  /** What it counts. */
  label: string;
  /** The same before. */
  before?: string;
  /** Its number alone, which is set huge. */
  number: string;
  /** What stands behind the number. */
  unit: string;
  /** Lengths of the two bars, from 0 to 1; left out where the two cannot be compared as numbers. */
  bars?: {
    before: number;
    after: number;
    /** They are parts of a whole, which is drawn as long as it is. */
    whole?: true;
  };
}

interface FigureBarsProps {
  figure: DrawnFigure;
  /** Names of the two bars; `was`, with `{value}`, is said where there is nothing to draw. */
  labels: { before: string; after: string; was: string };
}

/** What was, and what is: two bars on one scale, or words where the two are no numbers of one kind. */
export function FigureBars({ figure, labels }: FigureBarsProps) {
  const { value, before, bars } = figure;
  if (before === undefined) return null;
  if (!bars) return <p className="figure-was">{filled(labels.was, { value: before })}</p>;
  const rows = [
    { label: labels.before, printed: before, share: bars.before, kind: 'before' },
    { label: labels.after, printed: value, share: bars.after, kind: 'after' },
  ];
  return (
    <dl className="figure-bars">
      {rows.map(({ label, printed, share, kind }) => (
        <div key={kind} className="figure-bar-row">
          <dt>{label}</dt>
          <dd>
            <span
              className="figure-track"
              data-whole={bars.whole && ''}
              style={{ '--share': share.toFixed(4) } as CSSProperties}
            >
              <span data-in-colour="" data-kind={kind} className="figure-bar" />
              {printed}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
