import type { CasePoints } from '../../content/schema/case-study.ts';
import { cn } from '../../themes/cn.ts';
import { CaseColumn } from './case-column.tsx';

/** Points: a numbered list in two columns, or a list with warning icons. */
export function CasePointsView({ points }: { points: CasePoints }) {
  const List = points.ordered ? 'ol' : 'ul';
  return (
    <CaseColumn span={points.ordered ? 'wide' : 'text'} className="mt-10">
      <List className={cn('grid gap-x-6', points.ordered ? 'gap-y-10 md:grid-cols-2' : 'gap-y-9')}>
        {points.items.map(({ title, content }, index) => (
          <li
            key={title}
            className={
              points.ordered ? 'border-ink border-t-2 pt-4' : 'border-accent border-l-4 pl-5'
            }
          >
            <h3 className="text-h4 font-bold">
              {points.ordered && (
                <span aria-hidden="true" className="mr-2 text-accent tabular-nums">
                  {index + 1}
                </span>
              )}
              {title}
            </h3>
            <p className="mt-2">{content}</p>
          </li>
        ))}
      </List>
    </CaseColumn>
  );
}
