import type { CasePoints } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';

/** Title of a point: on a phone at the beginning of its first line. */
export const pointTitle =
  'font-bold max-md:inline max-md:text-body max-md:after:content-["."] md:text-h4';

/** Points: decisions with their numbers, in two columns; or mistakes, one below the other. */
export function CasePointsView({ points: { ordered, items } }: { points: CasePoints }) {
  if (!ordered)
    return (
      <CaseColumn className="mt-6">
        <ul className="grid gap-y-6">
          {items.map(({ title, content }) => (
            <li key={title}>
              <h3 className={pointTitle}>{title}</h3>{' '}
              <p className="max-md:inline md:mt-1">{content}</p>
            </li>
          ))}
        </ul>
      </CaseColumn>
    );
  return (
    <CaseColumn span="wide" className="mt-6">
      <ol className="grid gap-x-10 gap-y-5 md:grid-cols-2 lg:gap-y-8">
        {items.map(({ title, content }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3 lg:gap-x-5">
            <span
              aria-hidden="true"
              className="w-[0.75em] font-display text-h2 leading-[0.9] font-bold text-deep tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className={pointTitle}>{title}</h3>{' '}
              <p className="max-md:inline md:mt-1">{content}</p>
            </div>
          </li>
        ))}
      </ol>
    </CaseColumn>
  );
}
