'use client';
import type { YearEnd } from './growth.ts';
import styles from './growth-calculator.module.css';

const chartSize = { width: 1000, height: 600 } as const;

interface GrowthChartProps {
  ends: readonly YearEnd[];
  /** Balance at the upper edge. */
  top: number;
  /** Selected year. */
  year: number;
  label: string;
}

/** Returns the area between two series of a plan, or below one, as the `d` of a path. */
function area(
  ends: readonly YearEnd[],
  top: number,
  upper: (end: YearEnd) => number,
  lower: (end: YearEnd) => number,
): string {
  const last = ends.length - 1;
  const pointOf = (value: (end: YearEnd) => number) => (end: YearEnd, index: number) =>
    `${Math.round((index / last) * chartSize.width)} ${Math.round((1 - value(end) / top) * chartSize.height)}`;
  const upperPoints = ends.map(pointOf(upper));
  const lowerPoints = ends.map(pointOf(lower)).toReversed();
  return `M${upperPoints.join('L')}L${lowerPoints.join('L')}Z`;
}

/** Payments, growth and fees over the years. */
export function GrowthChart({ ends, top, year, label }: GrowthChartProps) {
  const { width, height } = chartSize;
  const zero = () => 0;
  const yearX = Math.round((year / (ends.length - 1)) * width);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={styles.growthChart}
    >
      <path
        className={styles.growthTaken}
        d={area(
          ends,
          top,
          ({ feeless }) => feeless,
          ({ balance }) => balance,
        )}
      />
      <path className={styles.growthGrown} d={area(ends, top, ({ balance }) => balance, zero)} />
      <path
        className={styles.growthPaid}
        d={area(ends, top, ({ paid, balance }) => Math.min(paid, balance), zero)}
      />
      <path
        className={styles.growthLine}
        d={area(
          ends,
          top,
          ({ balance }) => balance,
          ({ balance }) => balance,
        )}
      />
      <path className={styles.growthYear} d={`M${yearX} 0V${height}`} />
    </svg>
  );
}
