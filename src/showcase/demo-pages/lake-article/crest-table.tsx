import { lakeArticle } from './copy.ts';

const { caption, columns, rows } = lakeArticle.table;

/** Table of the readings behind the curve. */
export function CrestTable() {
  return (
    <table id="table-1" className="mt-10 w-full text-start tabular-nums lg:w-[120%]">
      <caption className="caption-bottom pt-3 text-start text-caption text-muted">
        {caption}
      </caption>
      <thead>
        <tr className="border-ink border-b-2 text-caption">
          {columns.map((title) => (
            <th key={title} scope="col" className="py-2 text-start font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([crest, time, fall]) => (
          <tr key={crest} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-semibold">
              {crest}
            </th>
            <td>{time}</td>
            <td>{fall}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
