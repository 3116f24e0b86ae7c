import { chartBox, chartPath } from './chart-path.ts';
import styles from './hero-simulated-paths.module.css';

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
      className={styles.chart}
    >
      {/* One `path` element for all others. */}
      <path
        className={styles.chartOthers}
        d={paths.otherPaths.map((path) => chartPath(path, top, 4)).join('')}
      />
      <path className={styles.chartGrown} d={`${line}V${height}H0z`} />
      <path className={styles.chartPaid} d={`M0 ${height}L${width} ${paidTop}V${height}z`} />
      <path className={styles.chartLine} d={line} />
    </svg>
  );
}
