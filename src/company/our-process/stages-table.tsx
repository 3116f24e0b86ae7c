interface StageRange {
  name: string;
  /** Usual duration, as text. */
  duration: string;
  /** Duration in the example job, as text. */
  exampleDuration: string;
  /** Hours of the client in the example job. */
  hours: number;
  result: string;
}

interface StagesTableProps {
  heading: string;
  lead: string;
  /** Column headers: stage, usual duration, example, hours, result. */
  columns: readonly [string, string, string, string, string];
  items: readonly StageRange[];
  note: string;
}

/** Table of stages with the usual duration and that of the example job. */
export function StagesTable({ heading, lead, columns, items, note }: StagesTableProps) {
  const [stageLabel, usualLabel, exampleLabel, hoursLabel, resultLabel] = columns;
  const cellClass = 'text-pretty max-md:block md:px-3 md:py-4 md:first:ps-0';
  const labelClass = 'me-2 text-caption text-muted md:hidden';
  return (
    <section className="lf-section" aria-labelledby="range-heading">
      <div className="lf-container">
        <h2 id="range-heading" className="text-h2 font-bold tracking-tight">
          {heading}
        </h2>
        <p className="mt-4 max-w-[36em]">{lead}</p>
        <table className="mt-10 w-full text-left align-baseline max-md:block">
          <thead className="text-caption max-md:sr-only">
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="px-3 pb-3 font-medium text-muted first:ps-0"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {items.map((item) => (
              <tr
                key={item.name}
                className="border-ink border-t align-baseline max-md:block max-md:py-5"
              >
                <th
                  scope="row"
                  className={`${cellClass} font-display text-h4 font-bold md:w-[24%]`}
                >
                  <span className="sr-only md:hidden">{stageLabel}: </span>
                  {item.name}
                </th>
                <td className={`${cellClass} md:w-[20%]`}>
                  <span className={labelClass}>{usualLabel}</span>
                  {item.duration}
                </td>
                <td className={`${cellClass} md:w-[15%]`}>
                  <span className={labelClass}>{exampleLabel}</span>
                  {item.exampleDuration}
                </td>
                <td className={`${cellClass} font-semibold text-accent tabular-nums md:w-[11%]`}>
                  <span className={labelClass}>{hoursLabel}</span>
                  {item.hours}
                </td>
                <td className={cellClass}>
                  <span className={labelClass}>{resultLabel}</span>
                  {item.result}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-8 max-w-[36em] border-ink border-t-2 pt-6 font-medium md:ms-[24%]">
          {note}
        </p>
      </div>
    </section>
  );
}
