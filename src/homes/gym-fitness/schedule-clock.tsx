import { fillTemplate } from '../../content/fill-template.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { dayName } from './class-fields.ts';
import { type CurrentClass, waitText } from './current-class.ts';
import scheduleBoardStyles from './schedule-board.module.css';
import schedulePrintStyles from './schedule-print.module.css';

/** Texts of the clock. */
export interface ScheduleClockCopy {
  /** Text beside the time; with `{day}`. */
  clockText: string;
  /** Text on the current class; with `{class}`, `{trainer}`, `{until}`. */
  currentClassText: string;
  /** Text on the next class; with `{class}`, `{trainer}`, `{wait}`. */
  nextClassText: string;
  /** Text before hydration. */
  staticText: string;
}

interface ScheduleClockProps {
  now: CurrentClass | undefined;
  copy: ScheduleClockCopy;
}

/** Clock with the current class and the next one. */
export function ScheduleClock({ now, copy }: ScheduleClockProps) {
  if (!now)
    return (
      <p className={`${scheduleBoardStyles.current} ${schedulePrintStyles.current}`}>
        {copy.staticText}
      </p>
    );
  const { day, minutes, current, next, waitMinutes } = now;
  return (
    <p className={`${scheduleBoardStyles.current} ${schedulePrintStyles.current}`}>
      <time className="font-display">{timeText(minutes)}</time>
      <span>
        {fillTemplate(copy.clockText, { day: dayName(day) })}{' '}
        {current &&
          fillTemplate(copy.currentClassText, {
            class: current.title,
            trainer: current.trainer,
            until: timeText((current.startMinutes + current.duration) % 1440),
          })}{' '}
        {next &&
          fillTemplate(copy.nextClassText, {
            class: next.title,
            trainer: next.trainer,
            wait: waitText(waitMinutes),
          })}
      </span>
    </p>
  );
}
