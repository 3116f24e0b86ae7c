import type { CSSProperties } from 'react';
import styles from './stats-raised-hands.module.css';

interface StatsRaisedHandsProps {
  heading: string;
  text: string;
  label: string;
  /** Number of hands side by side. */
  handsPerRow: number;
  /** Reasons for raised hands; the important one is highlighted. */
  reasons: readonly { hands: number; title: string; text: string; isHighlighted?: boolean }[];
}

/** Pictogram chart of raised hands in a year, by reason. */
export function StatsRaisedHands(props: StatsRaisedHandsProps) {
  const { heading, text, label, handsPerRow, reasons } = props;
  const rows = (hands: number) => hands / handsPerRow;
  const [first = 0, , ...beside] = reasons.map(({ hands }) => rows(hands));
  return (
    <section className={styles.tally}>
      <div className={styles.head}>
        <h2 className="text-h1 font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ul
        aria-label={label}
        className={styles.bars}
        style={{ '--rise': first - Math.max(...beside), '--wide': handsPerRow } as CSSProperties}
      >
        {reasons.map(({ hands, title, text: note, isHighlighted }) => (
          <li key={title} data-highlighted={isHighlighted}>
            <span className={styles.hands} style={{ '--rows': rows(hands) } as CSSProperties} />
            <p>
              <b>{hands}</b> <span>{title}</span> <small>{note}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
