import '../../themes/tones.css';
import styles from './planner-wall.module.css';
import { PlannerWeek } from './planner-week.tsx';
import type { Week } from './week.ts';

interface PlannerWallProps {
  heading: string;
  /** Weekday names, Monday to Friday. */
  days: readonly string[];
  /** Header of the client's column. */
  clientLabel: string;
  weekLabel: string;
  /** Legend: an hour, an hour by the firm's fault, closed days, and the narrow Friday. */
  legend: { hour: string; fault: string; shut: string; friday: string };
  weeks: readonly Week[];
  /** Total below the client's column: the number of hours, and a text. */
  total: { heading: string; text: string };
}

/**
 * Planner of a job, with a row per week and a column per day; the client's hours
 * are squares at the right edge.
 */
export function PlannerWall(props: PlannerWallProps) {
  const { heading, days, clientLabel, weekLabel, legend, weeks, total } = props;
  return (
    <section
      data-tone="surface"
      className={`${styles.wall} lf-section-tight overflow-x-clip`}
      aria-labelledby="wall-heading"
    >
      <div className="@container lf-container 2xl:max-w-[92rem]">
        <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <h2 id="wall-heading" className="text-h1 font-bold tracking-tight">
            {heading}
          </h2>
          <ul className="grid gap-x-7 gap-y-1.5 text-caption sm:grid-cols-2 @min-[72rem]:pb-2">
            <li className="flex items-center gap-2.5">
              <span aria-hidden="true" data-print-colors="" className={styles.hour} />
              {legend.hour}
            </li>
            <li className="flex items-center gap-2.5">
              <span aria-hidden="true" data-print-colors="" data-fault="" className={styles.hour} />
              {legend.fault}
            </li>
            <li className="flex items-center gap-2.5 @max-[72rem]:hidden">
              <span
                aria-hidden="true"
                className={`${styles.keyShut} h-3.5 w-8 border border-line`}
              />
              {legend.shut}
            </li>
            <li className="flex items-center gap-2.5 @max-[72rem]:hidden">
              <span aria-hidden="true" className="flex w-8 justify-center">
                <span className="h-3.5 w-3 border border-ink" />
              </span>
              {legend.friday}
            </li>
          </ul>
        </header>
        <div
          aria-hidden="true"
          className={`${styles.columns} sticky top-0 z-[3] mt-10 bg-surface font-display font-bold @max-[72rem]:hidden`}
        >
          <span />
          {days.map((day) => (
            <span key={day} className="px-3.5 py-3">
              {day}
            </span>
          ))}
          <span data-tone="accent-tint" className="px-4 py-3">
            {clientLabel}
          </span>
        </div>
        <ol className="@max-[72rem]:mt-8">
          {weeks.map((week) => (
            <PlannerWeek
              key={week.number}
              week={week}
              days={days}
              weekLabel={weekLabel}
              clientLabel={clientLabel}
            />
          ))}
        </ol>
        <div className="flex flex-wrap items-baseline justify-end gap-x-8 gap-y-2 border-ink border-t-2 pt-5 @min-[72rem]:pt-9">
          <p className="max-w-[34em]">{total.text}</p>
          <p className="font-display text-h2 font-extrabold leading-none tracking-close whitespace-nowrap text-accent @min-[72rem]:w-[12rem] @min-[72rem]:ps-4 @min-[72rem]:text-[2.25rem]">
            {total.heading}
          </p>
        </div>
      </div>
    </section>
  );
}
