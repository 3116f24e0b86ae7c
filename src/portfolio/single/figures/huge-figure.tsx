import type { CSSProperties } from 'react';
import './huge-figure.css';

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
      className="huge-figure"
      data-size={size}
      style={{ '--chars': number.length + unit.length * 0.36 } as CSSProperties}
    >
      <strong className="huge-figure-number">
        {number}
        {unit && <span className="huge-figure-unit"> {unit}</span>}
      </strong>
      <span className="huge-figure-label">{label}</span>
    </p>
  );
}
