import { fillTemplate } from '../../content/fill-template.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { dayName } from './class-fields.ts';
import { type CurrentClass, waitText } from './current-class.ts';

/** Texts of the clock, with the current `{time}` and `{day}`. */
export interface ScheduleClockCopy {
  clock: string;
  /** `{class}`, `{trainer}`, `{until}`. */
  now: string;
  /** `{class}`, `{trainer}`, `{wait}`. */
  next: string;
  /** Text before hydration. */
  still: string;
}

interface ScheduleClockProps {
  now: CurrentClass | undefined;
  copy: ScheduleClockCopy;
}

/** Clock with the current class and the next one. */
export function ScheduleClock({ now, copy }: ScheduleClockProps) {
  if (!now) return <p className="turn-now">{copy.still}</p>;
  const { day, minutes, on, next, wait } = now;
  return (
    <p className="turn-now">
      <time className="font-display">{timeText(minutes)}</time>
      <span>
        {fillTemplate(copy.clock, { day: dayName(day) })}{' '}
        {on &&
          fillTemplate(copy.now, {
            class: on.title,
            trainer: on.trainer,
            until: timeText((on.starts + on.lasts) % 1440),
          })}{' '}
        {next &&
          fillTemplate(copy.next, {
            class: next.title,
            trainer: next.trainer,
            wait: waitText(wait),
          })}
      </span>
    </p>
  );
}
