import { chartBox, chartPath } from './chart-path.ts';

/** Balances by quarter, from 0, all over the same years. */
export interface SimulatedPathsData {
  middle: readonly number[];
  others: readonly (readonly number[])[];
  /** Everything paid in, at the end. */
  paid: number;
}

interface HeroChartProps {
  paths: SimulatedPathsData;
  /** The balance at the upper edge. */
  top: number;
  label: string;
}

/** The median path bright, the others faint, and the payments as the ground below. */
export function HeroChart({ paths, top, label }: HeroChartProps) {
  const { width, height } = chartBox;
  const line = chartPath(paths.middle, top);
  const paidTop = Math.round((1 - paths.paid / top) * height);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="hero-chart"
    >
      {/* One `path` element for all: they look alike. */}
      <path
        className="hero-chart-others"
        d={paths.others.map((path) => chartPath(path, top, 4)).join('')}
      />
      <path className="hero-chart-grown" d={`${line}V${height}H0z`} />
      <path className="hero-chart-paid" d={`M0 ${height}L${width} ${paidTop}V${height}z`} />
      <path className="hero-chart-line" d={line} />
    </svg>
  );
}
