'use client';
import { useNow } from '../../elements/clock/use-now.ts';
import { type Diary, dayText, freeDays, slotTime } from '../../forms/appointments/diary.ts';
import { useTakenSlots } from '../../forms/appointments/use-taken-slots.ts';
import { nextChoices } from './next-choices.ts';
import type { WeekLine } from './practice-week.ts';
import './next-free-card.css';

interface NextFreeCardProps {
  diary: Diary;
  /** URL of the taken half-hours. */
  takenAt: string;
  heading: string;
  /** Content until the free slots have been loaded. */
  weekHeading: string;
  /** The opening hours, until the free slots have been loaded. */
  week: readonly WeekLine[];
  /** Text without a free slot. */
  none: string;
  /** The id of the section with the form. */
  book: string;
  /** Link to all free slots. */
  all: { title: string; link: string };
}

/** Maximum number of slots on the card. */
const shown = 4;

/**
 * Appointment card: the opening hours and, once hydrated, the next free slots, each a link to
 * the form with the slot selected.
 */
export function NextFreeCard(props: NextFreeCardProps) {
  const { diary, takenAt, heading, weekHeading, week, none, book, all } = props;
  const now = useNow();
  const takenSlots = useTakenSlots(takenAt);
  const next = now && takenSlots && nextChoices(freeDays(diary, now, takenSlots), shown);
  return (
    <div className="free-card" data-ready={next ? '' : undefined}>
      <p className="free-card-heading font-semibold">{next ? heading : weekHeading}</p>
      {next?.length === 0 && <p className="free-card-none">{none}</p>}
      {next && next.length > 0 && (
        <ul className="free-card-slots">
          {next.map((slot) => (
            <li key={slot}>
              <a href={`?appointment=${encodeURIComponent(slot)}#${book}`}>
                <span>{shortDay(slot)}</span> <b>{slotTime(slot)}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {!next && (
        <dl className="free-card-week">
          {week.map(({ days: names, hours }) => (
            <div key={names}>
              <dt>{names}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      <a className="free-card-all" href={all.link}>
        {all.title}
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
