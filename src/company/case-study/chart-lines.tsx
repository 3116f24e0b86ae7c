import type { CaseChart } from '../../content/schema/case-study.ts';
import { cn } from '../../themes/cn.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import { niceAxisMax } from './nice-axis-max.ts';

/**
 * Line chart from zero; the last series is emphasized. Labels are text beside the
 * drawing, not in it, so that they keep their size on a phone.
 */
export function ChartLines({ chart }: { chart: CaseChart }) {
  const { labels, series, suffix } = chart;
  const axisMax = niceAxisMax(Math.max(...series.flatMap(({ values }) => values)));
  const x = (index: number) => (index / (labels.length - 1)) * 100;
  const y = (value: number) => 100 - (value / axisMax) * 100;
  return (
    <div className="pr-14 pl-10 text-caption tabular-nums">
      <div className="relative h-60 md:h-80">
        {[0, 0.5, 1].map((share) => (
          <span
            key={share}
            style={{ bottom: cssPercent(share) }}
            className="absolute inset-x-0 border-line border-b first:border-ink"
          >
            <span className="absolute right-full mr-2 -translate-y-1/2 text-muted">
              {axisMax * share}
              {suffix}
            </span>
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none forced-colors:[--ink:CanvasText]"
          aria-hidden="true"
        >
          {series.map(({ name, values }, seriesIndex) => {
            const isEmphasized = seriesIndex === series.length - 1;
            const line = values.map((value, index) => `${x(index)} ${y(value)}`).join('L');
            return (
              <g key={name}>
                {isEmphasized && <path d={`M0 100L${line}L100 100Z`} className="fill-tint/60" />}
                <path
                  d={`M${line}`}
                  vectorEffect="non-scaling-stroke"
                  strokeLinejoin="round"
                  className={
                    isEmphasized
                      ? 'stroke-accent [stroke-width:4]'
                      : 'stroke-ink/40 [stroke-width:3]'
                  }
                />
              </g>
            );
          })}
        </svg>
        {series.map(({ name, values }, seriesIndex) => (
          <span
            key={name}
            style={{ top: `${y(values.at(-1) ?? 0)}%` }}
            className={cn(
              'absolute left-full -translate-y-1/2 pl-2 font-semibold',
              seriesIndex === series.length - 1 ? 'text-accent' : 'text-muted',
            )}
          >
            {name}
          </span>
        ))}
      </div>
      <div className="relative mt-2 h-6 text-muted">
        {labels.map((label, index) => (
          <span
            key={label}
            style={{ left: `${x(index)}%` }}
            className={cn(
              'absolute -translate-x-1/2 whitespace-nowrap',
              labels.length > 5 && index % 2 === 1 && 'max-md:hidden',
            )}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
