import type { CSSProperties } from 'react';
import type { CaseTimeline } from '../../content/schema/case-study.ts';
import { CaseColumn } from './case-column.tsx';
import { parseWeeks } from './parse-weeks.ts';

/** Gantt chart of periods in weeks. */
export function CaseTimelineView({ timeline }: { timeline: CaseTimeline }) {
  const rows = timeline.items.map((item) => ({ ...item, span: parseWeeks(item.period) }));
  const weekCount = Math.max(...rows.map(({ span }) => span.to));
  return (
    <CaseColumn span="wide" className="mt-10">
      <ol style={{ '--weeks': weekCount } as CSSProperties} className="border-ink border-t-2">
        {rows.map(({ period, title, content, span }) => (
          <li key={period} className="border-line border-b py-6">
            <div
              aria-hidden="true"
              className="grid grid-cols-[repeat(var(--weeks),1fr)] bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_calc(100%/var(--weeks)))]"
            >
              <span
                data-print-colors
                style={{ gridColumn: `${span.from} / ${span.to + 1}` }}
                className="h-5 bg-deep forced-colors:bg-[CanvasText]"
              />
            </div>
            <div className="mt-4 grid gap-x-6 gap-y-1 md:grid-cols-[8rem_1fr]">
              <p className="text-caption font-semibold text-deep md:pt-1">{period}</p>
              <div className="max-w-[36em]">
                <h3 className="text-h4 font-bold">{title}</h3>
                <p className="mt-1">{content}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </CaseColumn>
  );
}
