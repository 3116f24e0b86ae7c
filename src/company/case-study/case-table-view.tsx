import type { CaseTable } from '../../content/schema/case-study.ts';
import { cn } from '../../themes/cn.ts';
import { CaseColumn } from './case-column.tsx';

/** Table of costs with a total. */
export function CaseTableView({ table }: { table: CaseTable }) {
  const { caption, head, rows } = table;
  return (
    <CaseColumn className="mt-10">
      <table className="w-full border-collapse bg-surface text-left shadow-[0_24px_48px_-28px_color-mix(in_srgb,var(--own-ink)_35%,transparent)]">
        <caption className="bg-surface px-[min(1.25rem,5vw)] max-xs:px-2 pt-6 pb-4 text-left font-display text-h4 font-bold md:px-8">
          {caption}
        </caption>
        <thead>
          <tr className="border-line border-b text-caption text-muted">
            {head.map((cell, index) => (
              <th
                key={cell}
                scope="col"
                className={cn(
                  'px-[min(1.25rem,5vw)] max-xs:px-2 py-2 font-medium md:px-8',
                  index > 0 && 'text-right',
                )}
              >
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
              <th
                scope="row"
                className="px-[min(1.25rem,5vw)] max-xs:px-2 py-3 hyphens-auto wrap-anywhere md:px-8"
              >
                {first}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={head[index + 1]}
                  className="px-[min(1.25rem,5vw)] max-xs:px-2 py-3 text-right md:px-8"
                >
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
