import type { CaseChart } from '../../content/schema/case-study.ts';

/** Table of a chart's numbers, a row for each label. */
export function ChartTable({ chart }: { chart: CaseChart }) {
  const { title, unit, suffix, labels, series } = chart;
  return (
    <table className="mt-3 w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">
        {title}, {unit}
      </caption>
      <thead>
        <tr className="border-ink border-b">
          <td />
          {series.map(({ name }) => (
            <th key={name} scope="col" className="py-2 pl-[min(1rem,4vw)] text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-2 font-normal wrap-anywhere">
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className="py-2 pl-[min(1rem,4vw)] text-right">
                {values[index]}
                {suffix}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
