import type { CaseChart } from '../../content/schema/case-study.ts';

interface ChartTableProps {
  chart: CaseChart;
  /** Label of the button that shows the table. */
  label: string;
}

/** Table of a chart's numbers, folded: a row for each label. */
export function ChartTable({ chart, label }: ChartTableProps) {
  const { title, unit, suffix, labels, series } = chart;
  return (
    <details className="text-[1rem]">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline decoration-2 underline-offset-[0.35em]">
        {label}
      </summary>
      <table className="mt-1 w-full max-w-[36rem] border-collapse text-left tabular-nums">
        <caption className="sr-only">
          {title}, {unit}
        </caption>
        <thead>
          <tr className="border-ink border-b">
            <td />
            {series.map(({ name }) => (
              <th
                key={name}
                scope="col"
                className="py-1.5 pl-[min(1rem,4vw)] text-right font-semibold"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((row, index) => (
            <tr key={row} className="border-line border-b">
              <th scope="row" className="py-1.5 font-normal wrap-anywhere">
                {row}
              </th>
              {series.map(({ name, values }) => (
                <td key={name} className="py-1.5 pl-[min(1rem,4vw)] text-right">
                  {values[index]}
                  {suffix}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
