import type { CSSProperties } from 'react';
import figuresOpeningStyles from './figures-opening.module.css';
import styles from './huge-figure.module.css';

interface HugeFigureProps {
  /** Number alone, e.g. `19`. */
  number: string;
  /** Text after it, e.g. `s`. */
  unit: string;
  /** Counted quantity. */
  label: string;
  /** page: as wide as the page. row: one of several. */
  size: 'page' | 'row';
}

/** Renders a number as large as its container, a small unit at its upper corner, and the label below. */
export function HugeFigure({ number, unit, label, size }: HugeFigureProps) {
  return (
    <p
      className={`${figuresOpeningStyles.hugeFigure} ${styles.figure}`}
      data-size={size}
      style={{ '--chars': number.length + unit.length * 0.36 } as CSSProperties}
    >
      <strong className={styles.figureNumber}>
        {number}
        {unit && <span className={styles.figureUnit}> {unit}</span>}
      </strong>
      <span className={styles.figureLabel}>{label}</span>
    </p>
  );
}
