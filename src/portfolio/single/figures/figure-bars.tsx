import type { CSSProperties } from 'react';
import { fillTemplate } from '../../../content/fill-template.ts';
import styles from './figure-bars.module.css';
import figuresOpeningStyles from './figures-opening.module.css';

/** Figure of a project, with its value before the project where there is one to compare. */
export interface FigureView {
  /** As printed, with its unit. */
  value: string;
  /** Counted quantity. */
  label: string;
  /** Value before. */
  before?: string;
  /** Number alone, for display size. */
  number: string;
  /** Text after the number. */
  unit: string;
  /** Lengths of the two bars, from 0 to 1; left out where the values are not comparable. */
  bars?: {
    before: number;
    after: number;
    /** Shares of a whole, which is drawn as the track. */
    whole?: true;
  };
}

interface FigureBarsProps {
  figure: FigureView;
  /** Names of the two bars; `previousValue`, with `{value}`, is used where no bars are drawn. */
  labels: { before: string; after: string; previousValue: string };
}

/**
 * Renders before and after as two bars on one scale, or as text where the values are not comparable.
 *
 * Styling hook: `data-whole` where the bars are shares of a whole.
 */
export function FigureBars({ figure, labels }: FigureBarsProps) {
  const { value, before, bars } = figure;
  if (before === undefined) return null;
  if (!bars)
    return (
      <p className={styles.previousValue}>
        {fillTemplate(labels.previousValue, { value: before })}
      </p>
    );
  const rows = [
    { label: labels.before, text: before, share: bars.before, kind: 'before' },
    { label: labels.after, text: value, share: bars.after, kind: 'after' },
  ];
  return (
    <dl className={styles.bars}>
      {rows.map(({ label, text, share, kind }) => (
        <div key={kind} className={styles.barRow}>
          <dt>{label}</dt>
          <dd>
            <span
              className={styles.track}
              data-whole={bars.whole && ''}
              style={{ '--share': share.toFixed(4) } as CSSProperties}
            >
              <span
                data-print-colors=""
                data-kind={kind}
                className={`${styles.bar} ${figuresOpeningStyles.figureBar}`}
              />
              {text}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
