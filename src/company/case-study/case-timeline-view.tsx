import type { CaseTimeline } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';
import { pointTitle } from './case-points-view.tsx';
import { parseWeeks } from './parse-weeks.ts';

/** Returns strokes for weeks, from one to another. */
const strokesOf = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `M${(from + index) * 10 - 5} 0v20`).join('');

/** Periods in weeks; each week is a stroke of the pencil. */
export function CaseTimelineView({ timeline }: { timeline: CaseTimeline }) {
  const rows = timeline.items.map((item) => ({ ...item, span: parseWeeks(item.period) }));
  const weekCount = Math.max(...rows.map(({ span }) => span.to));
  return (
    <CaseColumn span="wide" className="mt-6">
      <ol className="grid gap-y-5 lg:gap-y-7">
        {rows.map(({ period, title, content, span }) => (
          <li key={period} className="grid gap-x-10 gap-y-1 md:grid-cols-[minmax(0,5fr)_7fr]">
            <div className="flex items-center gap-x-4 md:block">
              <svg
                viewBox={`0 0 ${weekCount * 10} 20`}
                preserveAspectRatio="none"
                className="h-4 min-w-0 grow fill-none stroke-current md:h-6 md:w-full"
                aria-hidden="true"
              >
                <path
                  d={strokesOf(1, weekCount)}
                  vectorEffect="non-scaling-stroke"
                  className="opacity-30"
                />
                <path
                  d={strokesOf(span.from, span.to)}
                  vectorEffect="non-scaling-stroke"
                  className="[stroke-width:4]"
                />
              </svg>
              <p className="shrink-0 text-[1rem] font-semibold md:mt-1">{period}</p>
            </div>
            <div className="max-w-[36em]">
              <h3 className={pointTitle}>{title}</h3>{' '}
              <p className="max-md:inline md:mt-0.5">{content}</p>
            </div>
          </li>
        ))}
      </ol>
    </CaseColumn>
  );
}
