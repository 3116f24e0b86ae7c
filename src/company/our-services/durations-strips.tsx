import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../themes/cn.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './durations-strips.module.css';
import type { Service, ServiceDuration } from './service.ts';

interface DurationsStripsProps {
  heading: string;
  lead: string;
  items: readonly ServiceDuration[];
  fields: readonly Service[];
}

/**
 * Bar chart of the services' durations; the pale end is the variable part. A bar without an end
 * bleeds off the page.
 */
export function DurationsStrips({ heading, lead, items, fields }: DurationsStripsProps) {
  const longest = Math.max(...items.map(({ weeks }) => weeks?.to ?? 0));
  return (
    <section className="section overflow-x-clip">
      <div className="container">
        <h2 className="max-w-[14em] text-h1 font-bold tracking-tight">{heading}</h2>
        <p className="mt-4 max-w-[36em] text-lead">{lead}</p>
        <ol className="mt-10 grid gap-y-5 lg:mt-14">
          {items.map(({ id, duration, durationNote, weeks }) => {
            const field = fields.find((one) => one.id === id);
            if (!field) return null;
            const lengths = weeks && {
              '--last': cssPercent(weeks.to / longest),
              '--first': cssPercent(weeks.from / weeks.to),
            };
            return (
              <li
                key={id}
                className="grid items-center gap-x-6 gap-y-1.5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
              >
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <a
                    href={`#${id}`}
                    className="link font-display text-h4 font-bold pointer-coarse:inline-block pointer-coarse:py-3"
                  >
                    {field.shortName}
                  </a>
                  <span className="text-end font-semibold tabular-nums">
                    {duration}{' '}
                    <span className="text-note font-normal text-muted">{durationNote}</span>
                  </span>
                </p>
                <div
                  className={cn(styles.land, !weeks && styles.endless)}
                  style={lengths as CSSProperties | undefined}
                >
                  <Picture
                    name={field.media}
                    alt=""
                    sizes="(width >= 48rem) 64vw, 94vw"
                    className="size-full"
                  />
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
