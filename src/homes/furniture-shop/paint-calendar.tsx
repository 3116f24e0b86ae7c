import { type DayNumber, toWeekday } from '../../elements/clock/day-number.ts';
import { dayIds } from './days.ts';
import styles from './paint-calendar.module.css';
import type { Schedule } from './paint-list.ts';
import { closingReason, monthDay, weekdayName } from './works-calendar.ts';

/** Labels of the calendar's cells. */
export interface CellCopy {
  tooSoon: string;
  primed: string;
  painted: string;
  felted: string;
  leaves: string;
}

interface PaintCalendarProps {
  caption: string;
  titles: readonly string[];
  weeks: readonly (readonly DayNumber[])[];
  today: DayNumber;
  /** First day on which the chosen product can be painted. */
  earliest: DayNumber;
  schedule: Schedule;
  copy: CellCopy;
  /** Omitted until hydration: nothing can be selected. */
  onChoose?: ((day: DayNumber) => void) | undefined;
}

/** Adds soft hyphens to long words, for a narrow cell. */
const addSoftHyphens = (text: string) =>
  text.replace(/Thanks(?=giv)|Christ(?=mas)|Memo(?=rial)/, '$&\u00ad');

/** Calendar with a column for each color; available days are buttons, and the steps of the order are marked. */
export function PaintCalendar(props: PaintCalendarProps) {
  const { caption, titles, weeks, today, earliest, schedule, copy, onChoose } = props;
  const markOf = (day: DayNumber): string =>
    (['primed', 'painted', 'felted', 'leaves'] as const)
      .filter((step) => schedule[step] === day)
      .map((step) => copy[step])
      .join(', ');

  const cell = (day: DayNumber) => {
    const reason = closingReason(day);
    const isSoon = day < earliest;
    const mark = reason ?? (markOf(day) || (isSoon && day >= today ? copy.tooSoon : ''));
    const isPainted = schedule.painted === day;
    const content = (
      <>
        <span className={styles.date}>{monthDay(day)}</span>
        {mark && <span className={styles.mark}>{addSoftHyphens(mark)}</span>}
      </>
    );
    const state = reason ? 'shut' : isPainted ? 'painted' : isSoon ? 'soon' : 'open';
    return (
      <td key={day} data-state={state} data-weekday={dayIds[toWeekday(day)]}>
        {onChoose && !reason && !isSoon ? (
          <button
            type="button"
            aria-pressed={isPainted}
            className={styles.cell}
            onClick={() => onChoose(day)}
          >
            <span className="sr-only">{`${weekdayName(day)}, `}</span>
            {content}
          </button>
        ) : (
          <span className={styles.cell}>{content}</span>
        )}
      </td>
    );
  };

  return (
    <table className={styles.weeks}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" aria-label={title}>
              {title.slice(0, 3)}
              <span className={styles.rest}>{title.slice(3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}
