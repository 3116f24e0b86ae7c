import type { CaseTable } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';

/** Table of costs with a total. */
export function CaseTableView({ table: { caption, head, rows } }: { table: CaseTable }) {
  return (
    <CaseColumn className="mt-6">
      <table className="w-full border-collapse text-left text-[1rem] leading-snug">
        <caption className="pb-2 text-left font-display text-h4 font-bold">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {rows.map(([first, ...rest]) => (
            <tr
              key={first}
              className="border-line border-b last:border-ink last:border-t-4 last:border-b-0 last:[border-top-style:double] last:font-bold"
            >
              <th scope="row" className="py-2 hyphens-auto wrap-anywhere">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]} className="py-2 ps-4 text-right align-bottom">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </CaseColumn>
  );
}
