import { HourSquares } from './hour-squares.tsx';
import '../../themes/tones.css';
import { dateOf, shortDate } from './hours.ts';
import { PlannerDayLog } from './planner-day-log.tsx';
import { PlannerEvent } from './planner-event.tsx';
import styles from './planner-wall.module.css';
import type { Week } from './week.ts';

interface PlannerWeekProps {
  week: Week;
  days: readonly string[];
  weekLabel: string;
  clientLabel: string;
}

const friday = 5;

/** Week of the planner: its number, five days, and the client's column. */
export function PlannerWeek({ week, days, weekLabel, clientLabel }: PlannerWeekProps) {
  const { number, monday, title, events, clientWork, hasMistake } = week;
  const dateTextOf = (day: number) => `${days[day - 1]}, ${shortDate(dateOf(monday, day))}`;
  const shownEvents = hasMistake ? events.filter(({ day }) => day < friday) : events;
  const { hours, faultHours, text } = clientWork;
  return (
    <li
      id={`week-${number}`}
      data-tone={hasMistake ? 'ink' : undefined}
      className={
        hasMistake
          ? `${styles.week} scroll-mt-12 relative z-[2] shadow-[0_0_0_100vmax_var(--paper)] [clip-path:inset(0_-100vmax)]`
          : `${styles.week} scroll-mt-12 border-ink border-t`
      }
    >
      <div className="flex items-baseline gap-4 pt-5 @min-[72rem]:block @min-[72rem]:pe-1 @min-[72rem]:pt-8 @min-[72rem]:pb-8">
        <p className="font-display text-h1 font-extrabold leading-none tracking-close tabular-nums">
          <span className="sr-only">{weekLabel} </span>
          {number}
        </p>
        <h3 className="text-h4 font-bold leading-tight @min-[72rem]:mt-2 @min-[72rem]:text-body">
          {title}
        </h3>
      </div>
      <ol
        className={`${styles.days} @max-[72rem]:grid @max-[72rem]:gap-x-6 @max-[72rem]:pb-4 @min-[42rem]:@max-[72rem]:grid-cols-2`}
      >
        {shownEvents.map((event) => (
          <PlannerEvent
            key={`${event.day} ${event.img ?? event.text}`}
            event={event}
            dateText={dateTextOf(event.day)}
          />
        ))}
        {hasMistake && (
          <PlannerDayLog
            dateText={dateTextOf(friday)}
            events={events.filter(({ day }) => day === friday)}
          />
        )}
      </ol>
      <div
        data-tone={hasMistake ? undefined : 'accent-tint'}
        className="px-4 py-4 @max-[72rem]:mb-6 @max-[72rem]:border-accent @max-[72rem]:border-s-4 @min-[72rem]:pt-9 @min-[72rem]:pb-8"
      >
        <p className="flex items-center gap-3 @min-[72rem]:flex-wrap">
          <span className="text-caption font-medium @min-[72rem]:sr-only">{clientLabel}: </span>
          <strong className="font-display text-h4 font-bold leading-none tabular-nums">
            {hours} h
          </strong>
          <HourSquares hours={hours} faultHours={faultHours} />
        </p>
        <p className="mt-2 text-[1rem] leading-snug">{text}</p>
      </div>
    </li>
  );
}
