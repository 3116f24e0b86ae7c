import type { CSSProperties } from 'react';
import './huge-figure.css';

interface HugeFigureProps {
  /** The number alone, e.g. `19`. */
  number: string;
  /** What stands behind it, e.g. `s`. */
  unit: string;
  /** What it counts. */
  label: string;
  /** page: as wide as the page. row: one of several. */
  size: 'page' | 'row';
}

/** A number as large as its place, its unit small at its shoulder, and below it what it counts. */
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
