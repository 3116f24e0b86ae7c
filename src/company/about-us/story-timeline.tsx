import type { CSSProperties } from 'react';
import { cn } from '../../themes/cn.ts';
import type { StoryEntry } from './story-entry.ts';
import { StoryTimelineYear } from './story-timeline-year.tsx';

interface StoryTimelineProps {
  heading: string;
  /** First year of the timeline. */
  firstYear: number;
  /** Entries in chronological order; the last one ends the timeline. */
  items: readonly StoryEntry[];
}

/** Returns the grid row of an entry and the number of years before the next one, as custom properties. */
const rowStyle = (row: number, years: number) =>
  ({ '--row': row, '--years': years }) as CSSProperties;

/**
 * Timeline in the form of a folding rule, to scale: every year has the same
 * length.
 */
export function StoryTimeline({ heading, firstYear, items }: StoryTimelineProps) {
  const lastYear = items.at(-1)?.year ?? firstYear;
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return (
    <section className="lf-section" aria-labelledby="story-heading">
      <div className="lf-container">
        <h2 id="story-heading" className="text-h1 font-bold tracking-tight">
          {heading}
        </h2>
        <ol className="relative mt-12 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-6 lg:mt-20 lg:grid-cols-[1fr_5rem_1fr] lg:gap-x-14">
          {years.map((year, index) => (
            <StoryTimelineYear key={year} year={year} row={index + 1} isLast={year === lastYear} />
          ))}
          {items.map(({ year, title, content }, index) => {
            const nextYear = items[index + 1]?.year ?? year + 1;
            const isLeft = index % 2 === 0;
            return (
              <li
                key={`${year} ${title}`}
                id={items[index - 1]?.year === year ? undefined : String(year)}
                style={rowStyle(year - firstYear + 1, nextYear - year)}
                className={cn(
                  'relative col-start-2 scroll-mt-28 wrap-anywhere [grid-row:var(--row)/span_var(--years)] pb-10 lg:[grid-row:var(--row)/span_3] before:absolute before:top-4 before:-left-6 before:h-0.5 before:w-4 before:bg-accent',
                  isLeft
                    ? 'lg:col-start-1 lg:pl-[16.666%] lg:before:-right-14 lg:before:left-auto lg:before:w-11'
                    : 'lg:col-start-3 lg:pr-[16.666%] lg:before:-left-14 lg:before:w-11',
                )}
              >
                <h3 className="text-h3 font-bold tracking-tight">
                  <time dateTime={String(year)} className="mr-2 text-accent tabular-nums">
                    {year}
                  </time>
                  {title}
                </h3>
                <p className="mt-2">{content}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
