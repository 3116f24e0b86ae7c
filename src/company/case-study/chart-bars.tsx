import type { CaseChart } from '../../content/schema/case-study.ts';
import { cn } from '../../themes/cn.ts';

/** Bar chart with a bar for each series under each label; the last series is emphasized. */
export function ChartBars({ chart }: { chart: CaseChart }) {
  const { labels, series, suffix } = chart;
  const highestValue = Math.max(...series.flatMap(({ values }) => values));
  // Characters of the longest value with its suffix.
  const valueLength = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => `${value}${suffix}`.length)),
  );
  // Space for the value after the longest bar and, with several series, for the name before it.
  const labelSpace = `${valueLength + 1 + (series.length > 1 ? 3 : 0)}rem`;
  return (
    <div className="grid gap-6">
      {labels.map((label, index) => (
        <div key={label} className="grid gap-x-6 gap-y-2 md:grid-cols-[12rem_1fr] md:items-center">
          <p className="font-semibold leading-tight">{label}</p>
          <div className="grid gap-1">
            {series.map(({ name, values }, seriesIndex) => {
              const value = values[index] ?? 0;
              const isEmphasized = seriesIndex === series.length - 1;
              return (
                <p key={name} className="flex items-center gap-3 text-caption tabular-nums">
                  {series.length > 1 && <span className="w-9 shrink-0 text-muted">{name}</span>}
                  <span
                    data-print-colors
                    style={{ width: `calc((100% - ${labelSpace}) * ${value / highestValue})` }}
                    // Does not shrink, so that equal values have bars of equal length.
                    className={cn(
                      'h-8 shrink-0 rounded-r-sm',
                      isEmphasized
                        ? 'bg-deep forced-colors:bg-[CanvasText]'
                        : 'bg-ink/25 forced-colors:bg-[GrayText]',
                    )}
                  />
                  <span className={isEmphasized ? 'font-display text-h4 font-bold' : 'text-muted'}>
                    {value}
                    {suffix}
                  </span>
                </p>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
