import { cn } from '../../themes/cn.ts';

interface StoryTimelineYearProps {
  year: number;
  /** Grid row, from 1. */
  row: number;
  /** True for the last year of the timeline. */
  isLast: boolean;
}

/** Year of the timeline: twelve ticks, its number, and a joint after every five years. */
export function StoryTimelineYear({ year, row, isLast }: StoryTimelineYearProps) {
  const hasJoint = row > 1 && row % 5 === 1 && !isLast;
  return (
    <li
      aria-hidden="true"
      style={{ gridRow: row }}
      className={cn(
        'relative col-start-1 min-h-20 border-ink border-x-2 lg:col-start-2 lg:min-h-24',
        'bg-[color-mix(in_oklab,var(--accent)_24%,var(--surface))]',
        'before:absolute before:inset-y-0 before:left-0 before:w-2.5 before:bg-[repeating-linear-gradient(var(--ink)_0_1.5px,transparent_1.5px_calc(100%/12))]',
        'after:absolute after:top-0 after:left-0 after:h-0.5 after:w-6 after:bg-ink',
        row === 1 && 'rounded-t-md border-t-2',
        isLast && 'rounded-b-md border-b-2',
      )}
    >
      <span className="absolute top-1.5 right-2 font-display text-h4 font-bold tabular-nums">
        {String(year).slice(2)}
      </span>
      {hasJoint && (
        <span className="absolute top-1/2 left-1/2 z-10 size-6 -translate-x-1/2 rounded-full border-2 border-ink bg-surface after:absolute after:inset-1.5 after:rounded-full after:bg-ink" />
      )}
    </li>
  );
}
