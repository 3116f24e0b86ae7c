import type { CaseChart } from '../../content/schema/case-study.ts';
import { drawTally, tallyWidth } from './tally-strokes.ts';

/** Numbers of what was counted, as strokes of a pencil; the first series of a chart. */
export function ChartStrokes({ chart: { labels, series } }: { chart: CaseChart }) {
  return (
    <dl className="grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:gap-y-7">
      {labels.map((label, index) => {
        const value = series[0]?.values[index] ?? 0;
        const { path, height } = drawTally(value);
        return (
          <div key={label} className="flex flex-wrap content-start items-baseline gap-x-2.5">
            <dt className="leading-tight">{label}</dt>
            <dd className="-order-1 font-display text-h3 font-bold tabular-nums">{value}</dd>
            <dd className="mt-1.5 basis-full">
              <svg
                viewBox={`0 0 ${tallyWidth} ${height}`}
                className="w-full max-w-[22rem] fill-none stroke-current [stroke-width:1.75]"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d={path} />
              </svg>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
