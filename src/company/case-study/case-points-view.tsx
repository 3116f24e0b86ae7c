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
          <li key={title} className="md:grid md:grid-cols-[auto_1fr] md:gap-x-5">
            <span
              aria-hidden="true"
              className="me-2 font-display text-h3 leading-none font-bold text-deep tabular-nums md:me-0 md:w-[0.75em] md:text-h2 md:leading-[0.9]"
            >
              {index + 1}
            </span>
            <div className="max-md:inline">
              <h3 className={pointTitle}>{title}</h3>{' '}
              <p className="max-md:inline md:mt-1">{content}</p>
            </div>
          </li>
        ))}
      </ol>
    </CaseColumn>
  );
}
