import { type CSSProperties, useRef } from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import { clampYear, type LifeDate, positionOf, type Span } from './life.ts';
import './about-life-ruler.css';

interface AboutLifeRulerProps {
  dates: readonly LifeDate[];
  span: Span;
  year: number;
  /** Name of the slider. */
  label: string;
  /** Text of the selected year (`aria-valuetext`). */
  text: string;
  /** DOM id of the instruction. */
  hint: string;
  onYear: (year: number) => void;
}

const at = (year: number, span: Span) =>
  ({ '--at': cssPercent(positionOf(year, span)) }) as CSSProperties;

/** Timeline as a ruler with a slider: works are above it, losses below. */
export function AboutLifeRuler({
  dates,
  span,
  year,
  label,
  text,
  hint,
  onYear,
}: AboutLifeRulerProps) {
  const ruler = useRef<HTMLDivElement>(null);
  useArrowKeys(
    () => ruler.current,
    (by) => onYear(clampYear(year + by, span)),
  );
  const first = Math.ceil(span.from / 10) * 10;
  const decades = Array.from(
    { length: Math.floor((span.to - first) / 10) + 1 },
    (_, i) => first + i * 10,
  );
  return (
    <div
      ref={ruler}
      className="life-ruler"
      style={{ '--years': span.to - span.from, ...at(year, span) } as CSSProperties}
    >
      <div className="life-scale" aria-hidden="true">
        {dates.map((date) => (
          <i
            key={date.year}
            style={at(date.year, span)}
            data-made={date.made ? '' : undefined}
            data-lost={date.lost ? '' : undefined}
          />
        ))}
        {decades.map((decade) => (
          <span key={decade} style={at(decade, span)}>
            {decade}
          </span>
        ))}
        <b>{year}</b>
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        aria-describedby={hint}
        min={span.from}
        max={span.to}
        value={year}
        onChange={(event) => onYear(Number(event.currentTarget.value))}
      />
    </div>
  );
}
