import styles from './planner-wall.module.css';
import type { WeekEvent } from './week.ts';

interface PlannerDayLogProps {
  dateText: string;
  events: readonly WeekEvent[];
}

/** Log of a day: times and events. */
export function PlannerDayLog({ dateText, events }: PlannerDayLogProps) {
  return (
    <li
      className={`${styles.log} px-1 pt-3 pb-6 @min-[72rem]:px-3.5 @min-[72rem]:pt-9 @min-[72rem]:pb-12 @min-[42rem]:@max-[72rem]:col-span-2`}
    >
      <p className="text-note text-muted">{dateText}</p>
      <ol className="mt-3 grid gap-y-5 @min-[72rem]:gap-y-7">
        {events.map(({ time, text }) => (
          <li
            key={time}
            className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 @min-[72rem]:grid-cols-[9.5rem_1fr]"
          >
            <span className="font-display text-h4 font-bold leading-none sm:text-h3 tabular-nums @min-[72rem]:text-h2">
              {time}
            </span>
            <span className="max-w-[30em] @min-[72rem]:text-lead">{text}</span>
          </li>
        ))}
      </ol>
    </li>
  );
}
