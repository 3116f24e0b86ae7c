'use client';
import type { YearEnd } from './growth.ts';

const board = { width: 1000, height: 600 } as const;

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
  const point = (value: (end: YearEnd) => number) => (end: YearEnd, index: number) =>
    `${Math.round((index / last) * board.width)} ${Math.round((1 - value(end) / top) * board.height)}`;
  const there = ends.map(point(upper));
  const back = ends.map(point(lower)).toReversed();
  return `M${there.join('L')}L${back.join('L')}Z`;
}

/** Payments, growth and fees over the years. */
export function GrowthChart({ ends, top, year, label }: GrowthChartProps) {
  const { width, height } = board;
  const none = () => 0;
  const at = Math.round((year / (ends.length - 1)) * width);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="growth-chart"
    >
      <path
        className="growth-taken"
        d={area(
          ends,
          top,
          ({ feeless }) => feeless,
          ({ balance }) => balance,
        )}
      />
      <path className="growth-grown" d={area(ends, top, ({ balance }) => balance, none)} />
      <path
        className="growth-paid"
        d={area(ends, top, ({ paid, balance }) => Math.min(paid, balance), none)}
      />
      <path
        className="growth-line"
        d={area(
          ends,
          top,
          ({ balance }) => balance,
          ({ balance }) => balance,
        )}
      />
      <path className="growth-year" d={`M${at} 0V${height}`} />
    </svg>
  );
}
