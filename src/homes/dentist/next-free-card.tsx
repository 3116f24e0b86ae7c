'use client';
import { useNow } from '../../elements/clock/use-now.ts';
import { type Diary, dayText, freeDays, slotTime } from '../../forms/appointments/diary.ts';
import { useTakenSlots } from '../../forms/appointments/use-taken-slots.ts';
import { nextChoices } from './next-choices.ts';
import styles from './next-free-card.module.css';
import type { WeekLine } from './practice-week.ts';

interface NextFreeCardProps {
  diary: Diary;
  /** URL of the taken slots. */
  takenSlotsUrl: string;
  heading: string;
  /** Heading of the opening hours, until the free slots have been loaded. */
  weekHeading: string;
  /** The opening hours, until the free slots have been loaded. */
  week: readonly WeekLine[];
  /** Text without a free slot. */
  noSlotText: string;
  /** Id of the section with the form. */
  formId: string;
  /** Link to all free slots. */
  allSlotsLink: { title: string; link: string };
}

/** Maximum number of slots on the card. */
const maxSlots = 4;

/**
 * Appointment card: the opening hours and, once hydrated, the next free slots, each a link to
 * the form with the slot selected.
 */
export function NextFreeCard(props: NextFreeCardProps) {
  const { diary, heading, weekHeading, week, noSlotText, formId, allSlotsLink } = props;
  const now = useNow();
  const takenSlots = useTakenSlots(props.takenSlotsUrl);
  const nextSlots = now && takenSlots && nextChoices(freeDays(diary, now, takenSlots), maxSlots);
  return (
    <div className={styles.card} data-ready={nextSlots ? '' : undefined}>
      <p className={`${styles.cardHeading} font-semibold`}>{nextSlots ? heading : weekHeading}</p>
      {nextSlots?.length === 0 && <p>{noSlotText}</p>}
      {nextSlots && nextSlots.length > 0 && (
        <ul className={styles.cardSlots}>
          {nextSlots.map((slot) => (
            <li key={slot}>
              <a href={`?appointment=${encodeURIComponent(slot)}#${formId}`}>
                <span>{shortDay(slot)}</span> <b>{slotTime(slot)}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {!nextSlots && (
        <dl className={styles.cardWeek}>
          {week.map(({ days: dayNames, hours }) => (
            <div key={dayNames}>
              <dt>{dayNames}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className={styles.cardAll} href={allSlotsLink.link}>
        {allSlotsLink.title}
      </a>
    </div>
  );
}

/** Formats the date of a slot: `Tue, Nov 24`. */
function shortDay(slot: string): string {
  const [weekday = '', date = ''] = dayText(slot.slice(0, 10)).split(', ');
  const [month = '', number = ''] = date.split(' ');
  return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${number}`;
}
