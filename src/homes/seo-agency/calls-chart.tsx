interface CallsChartProps {
  /** Text alternative of the chart. */
  label: string;
  months: readonly { month: string; calls: number }[];
}

const [half, rise, step] = [13, 6.5, 40];

/** Isometric bar chart of calls by month, with houses as bars. */
export function CallsChart({ label, months }: CallsChartProps) {
  const maximum = Math.max(...months.map(({ calls }) => calls));
  const floor = 128;
  return (
    <svg viewBox="0 0 500 160" className="calls-street" role="img" aria-label={label}>
      <path d="M4 134L480 134L496 142L20 142Z" className="calls-ground" />
      {months.map(({ month, calls }, index) => {
        const x = 30 + index * step;
        const top = floor - (calls / maximum) * 100;
        const last = index === months.length - 1;
        return (
          <g key={month} data-last={last || undefined}>
            <path
              d={`M${x - half} ${top}V${floor}L${x} ${floor + rise}V${top + rise}Z`}
              className="calls-left"
            />
            <path
              d={`M${x + half} ${top}V${floor}L${x} ${floor + rise}V${top + rise}Z`}
              className="calls-right"
            />
            <path
              d={`M${x - half} ${top}L${x} ${top - rise}L${x + half} ${top}L${x} ${top + rise}Z`}
              className="calls-roof"
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
