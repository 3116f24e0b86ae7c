import type { WeekClass } from './week-terms.ts';

interface ClassesWeekEntryProps extends WeekClass {
  /** Text on its next date; empty before hydration. */
  coming: string;
  next: boolean;
}

const letters = 'MTWTFSS';

/** Class of the week: its time, and its days as seven letters. */
export function ClassesWeekEntry(props: ClassesWeekEntryProps) {
  const { title, when, days, timed, text, coming, next } = props;
  return (
    <li className="light-window" data-next={next || undefined}>
      <h3 className="text-h3">{title}</h3>
      <p className="light-window-when">{when}</p>
      <p className="sr-only">{days}</p>
      <p className="light-window-days" aria-hidden="true">
        {[...letters].map((letter, day) => (
          <span key={`${letter}${day}`} data-active={timed.days.includes(day) || undefined}>
            {letter}
          </span>
        ))}
      </p>
      <p className="light-window-text">{text}</p>
      <p className="light-window-coming text-caption tabular-nums">{coming}</p>
    </li>
  );
}
