import { chartBox, chartPath } from './chart-path.ts';

/** Balances by quarter, from quarter 0, over the same years. */
export interface SimulatedPathsData {
  median: readonly number[];
  otherPaths: readonly (readonly number[])[];
  /** Sum of all payments at the end. */
  paid: number;
}

interface HeroChartProps {
  paths: SimulatedPathsData;
  /** Balance at the upper edge. */
  top: number;
  label: string;
}

/** Chart with the median path, other paths in a fainter color, and the payments as an area. */
export function HeroChart({ paths, top, label }: HeroChartProps) {
  const { width, height } = chartBox;
  const line = chartPath(paths.median, top);
  const paidTop = Math.round((1 - paths.paid / top) * height);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="hero-chart"
    >
      {/* One `path` element for all others. */}
      <path
        className="hero-chart-others"
        d={paths.otherPaths.map((path) => chartPath(path, top, 4)).join('')}
      />
      <path className="hero-chart-grown" d={`${line}V${height}H0z`} />
      <path className="hero-chart-paid" d={`M0 ${height}L${width} ${paidTop}V${height}z`} />
      <path className="hero-chart-line" d={line} />
    </svg>
  );
}
