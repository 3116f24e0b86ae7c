import styles from './classes-week-list.module.css';
import type { WeekClass } from './week-terms.ts';

interface ClassesWeekEntryProps extends WeekClass {
  /** Text about the next date of the class; empty before hydration. */
  nextDateText: string;
  isNext: boolean;
}

const letters = 'MTWTFSS';

/** Class of the week: its time, and its days as seven letters. */
export function ClassesWeekEntry(props: ClassesWeekEntryProps) {
  const { title, timeText, days, schedule, text, nextDateText, isNext } = props;
  return (
    <li className={styles.window} data-next={isNext || undefined}>
      <h3 className="text-h3">{title}</h3>
      <p className={styles.windowWhen}>{timeText}</p>
      <p className="sr-only">{days}</p>
      <p className={styles.windowDays} aria-hidden="true">
        {[...letters].map((letter, day) => (
          <span key={`${letter}${day}`} data-active={schedule.days.includes(day) || undefined}>
            {letter}
          </span>
        ))}
      </p>
      <p>{text}</p>
      <p className={`${styles.windowComing} text-caption tabular-nums`}>{nextDateText}</p>
    </li>
  );
}
