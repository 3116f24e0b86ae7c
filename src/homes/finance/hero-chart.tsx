import { board, roadPath } from './road-path.ts';

/** Balances by quarter, from 0, all over the same years. */
export interface HeroRoadsData {
  middle: readonly number[];
  others: readonly (readonly number[])[];
  /** Everything paid in, at the end. */
  paid: number;
}

interface HeroChartProps {
  roads: HeroRoadsData;
  /** The balance at the upper edge. */
  top: number;
  label: string;
}

/** One road bright, the others faint, and the payments as the ground below. */
export function HeroChart({ roads, top, label }: HeroChartProps) {
  const { width, height } = board;
  const line = roadPath(roads.middle, top);
  const paidTop = Math.round((1 - roads.paid / top) * height);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="hero-chart"
    >
      {/* One path for all: they look alike. */}
      <path
        className="hero-chart-others"
        d={roads.others.map((road) => roadPath(road, top, 4)).join('')}
      />
      <path className="hero-chart-grown" d={`${line}V${height}H0z`} />
      <path className="hero-chart-paid" d={`M0 ${height}L${width} ${paidTop}V${height}z`} />
      <path className="hero-chart-line" d={line} />
    </svg>
  );
}
