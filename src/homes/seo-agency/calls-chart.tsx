import styles from './stats-report.module.css';

interface CallsChartProps {
  /** Text alternative of the chart. */
  label: string;
  months: readonly { month: string; calls: number }[];
}

const [halfWidth, roofHeight, distance] = [13, 6.5, 40];

/** Isometric bar chart of calls by month, with houses as bars. */
export function CallsChart({ label, months }: CallsChartProps) {
  const maximum = Math.max(...months.map(({ calls }) => calls));
  const baseline = 128;
  return (
    <svg viewBox="0 0 500 160" className={styles.callsStreet} role="img" aria-label={label}>
      <path d="M4 134L480 134L496 142L20 142Z" className={styles.callsGround} />
      {months.map(({ month, calls }, index) => {
        const x = 30 + index * distance;
        const top = baseline - (calls / maximum) * 100;
        const isLast = index === months.length - 1;
        return (
          <g key={month} data-last={isLast || undefined}>
            <path
              d={`M${x - halfWidth} ${top}V${baseline}L${x} ${baseline + roofHeight}V${top + roofHeight}Z`}
              className={styles.callsLeft}
            />
            <path
              d={`M${x + halfWidth} ${top}V${baseline}L${x} ${baseline + roofHeight}V${top + roofHeight}Z`}
              className={styles.callsRight}
            />
            <path
              d={`M${x - halfWidth} ${top}L${x} ${top - roofHeight}L${x + halfWidth} ${top}L${x} ${top + roofHeight}Z`}
              className={styles.callsRoof}
            />
            <text x={x} y={top - 10} textAnchor="middle">
              {calls}
            </text>
            <text x={x} y="157" textAnchor="middle">
              {month[0]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
