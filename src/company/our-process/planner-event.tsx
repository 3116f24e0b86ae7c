import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import { cn } from '../../themes/cn.ts';
import styles from './planner-wall.module.css';
import type { WeekEvent } from './week.ts';

interface PlannerEventProps {
  event: WeekEvent;
  /** Name of the day, and its date: `Tue, Feb 6`. */
  dateText: string;
}

const sizes = {
  narrow: '(width >= 77rem) 16rem, (width >= 36rem) 20rem, 80vw',
  wide: '(width >= 77rem) 23rem, (width >= 36rem) 24rem, 88vw',
} as const;

/**
 * Event on a day of the planner: date, text, and a picture of a document.
 *
 * Styling hooks: `data-day`, `data-span` in days, `data-paper` with a picture, `data-round` if the
 * picture has round corners.
 */
export function PlannerEvent({ event, dateText }: PlannerEventProps) {
  const { day, span = 1, text, img, rotation = 0, time, isRound, drawing } = event;
  const style = { '--day': day, '--span': span, '--turn': `${rotation}deg` } as CSSProperties;
  return (
    <li
      style={style}
      data-day={day}
      data-span={span}
      data-paper={img && ''}
      className={cn(
        `${styles.event} relative px-1 pt-2 pb-3 @min-[72rem]:px-3.5 @min-[72rem]:pt-9 @min-[72rem]:pb-4`,
        img && 'z-[1]',
        img && !text && '@min-[72rem]:-mb-14',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-note text-muted tabular-nums">
        <span className="whitespace-nowrap">{dateText}</span>
        {time && <strong className="font-semibold text-accent">{time}</strong>}
      </p>
      {img && (
        <div
          data-round={isRound && ''}
          className={cn(
            `${styles.paper} mt-3 mb-4`,
            isRound && '@max-[72rem]:max-w-[12rem]',
            span === 1
              ? 'max-w-[15rem] @max-[72rem]:ms-3 @min-[72rem]:max-w-[17rem]'
              : 'max-w-[23rem] @min-[72rem]:max-w-[21.5rem]',
          )}
        >
          <Picture name={img} sizes={span === 1 ? sizes.narrow : sizes.wide} />
        </div>
      )}
      {drawing && <span aria-hidden="true" data-print-colors="" className={styles.eclipse} />}
      {text && (
        <p
          className={cn(
            `${styles.text} mt-1 max-w-[32em] bg-paper`,
            span === 1
              ? 'text-[1rem] leading-normal'
              : '@min-[72rem]:text-lead @min-[72rem]:leading-snug',
          )}
        >
          {text}
        </p>
      )}
    </li>
  );
}
