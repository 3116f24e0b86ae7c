import type { CaseChart } from '../../content/schema/case-study.ts';
import { ChartBars } from './chart-bars.tsx';
import { ChartLines } from './chart-lines.tsx';
import { ChartTable } from './chart-table.tsx';

interface ChartFigureProps {
  chart: CaseChart;
  /** Label of the button that shows the numbers as a table. */
  tableLabel: string;
}

/** Chart with title, unit, text alternative, and its numbers as a table. */
export function ChartFigure({ chart, tableLabel }: ChartFigureProps) {
  const Drawing = chart.form === 'line' ? ChartLines : ChartBars;
  return (
    <figure className="border-ink border-t-2 pt-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <strong className="font-display text-h3 font-bold tracking-tight">{chart.title}</strong>
        <span className="text-caption text-muted">{chart.unit}</span>
      </figcaption>
      <div role="img" aria-label={chart.summary} className="mt-8">
        <Drawing chart={chart} />
      </div>
      <details className="mt-5 text-caption">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-2 decoration-accent underline-offset-[0.35em]">
          {tableLabel}
        </summary>
        <ChartTable chart={chart} />
      </details>
    </figure>
  );
}
