import { type CSSProperties, useRef } from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './about-life-ruler.module.css';
import { clampYear, type LifeEntry, positionOf, type YearRange } from './life.ts';

interface AboutLifeRulerProps {
  dates: readonly LifeEntry[];
  span: YearRange;
  year: number;
  /** Name of the slider. */
  label: string;
  /** Text of the selected year (`aria-valuetext`). */
  text: string;
  /** DOM id of the instruction. */
  hintId: string;
  onYear: (year: number) => void;
}

const positionStyle = (year: number, span: YearRange) =>
  ({ '--at': cssPercent(positionOf(year, span)) }) as CSSProperties;

/**
 * Timeline as a ruler with a slider: works are above it, losses below.
 *
 * @internal
 */
export function AboutLifeRuler({
  dates,
  span,
  year,
  label,
  text,
  hintId,
  onYear,
}: AboutLifeRulerProps) {
  const rulerRef = useRef<HTMLDivElement>(null);
  useArrowKeys(
    () => rulerRef.current,
    (change) => onYear(clampYear(year + change, span)),
  );
  const firstDecade = Math.ceil(span.from / 10) * 10;
  const decades = Array.from(
    { length: Math.floor((span.to - firstDecade) / 10) + 1 },
    (_, i) => firstDecade + i * 10,
  );
  return (
    <div
      ref={rulerRef}
      className={styles.ruler}
      style={{ '--years': span.to - span.from, ...positionStyle(year, span) } as CSSProperties}
    >
      <div className={styles.scale} aria-hidden="true">
        {dates.map((date) => (
          <i
            key={date.year}
            style={positionStyle(date.year, span)}
            data-made={date.made ? '' : undefined}
            data-lost={date.lost ? '' : undefined}
          />
        ))}
        {decades.map((decade) => (
          <span key={decade} style={positionStyle(decade, span)}>
            {decade}
          </span>
        ))}
        <b>{year}</b>
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={text}
        aria-describedby={hintId}
        min={span.from}
        max={span.to}
        value={year}
        onChange={(event) => onYear(Number(event.currentTarget.value))}
      />
    </div>
  );
}
