'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import styles from './contact-lit-door.module.css';
import { clockText, dayText, type Evening, eveningAt } from './open-evening.ts';

interface NextOpenEveningProps {
  /** Text before the script runs. */
  staticText: string;
  /** Text during an open evening, with `{to}`. */
  openText: string;
  /** Text on the day of an open evening, with `{from}` and `{to}`. */
  todayText: string;
  /** Text on the days between, with `{day}`, `{from}` and `{to}`. */
  nextDayText: string;
}

const eveningText = (copy: NextOpenEveningProps, { from, to, daysAhead }: Evening, now: Date) =>
  fillTemplate(now >= from ? copy.openText : daysAhead === 0 ? copy.todayText : copy.nextDayText, {
    from: clockText(from),
    to: clockText(to),
    day: dayText(from),
  });

/** Text on the next open evening, which begins at sunset at the office; updated every minute. */
export function NextOpenEvening(copy: NextOpenEveningProps) {
  const now = useNow();
  const evening = now && eveningAt(now);
  // Two lines high from the start, so that nothing shifts after hydration.
  return (
    <p
      className={styles.eveningNow}
      data-open={(now && evening && now >= evening.from) || undefined}
    >
      {now && evening ? eveningText(copy, evening, now) : copy.staticText}
    </p>
  );
}
