'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { clockText } from './class-time.ts';
import { ClassesWeekEntry } from './classes-week-entry.tsx';
import { nextMeeting, nextToBegin } from './next-class.ts';
import { waitText } from './wait-text.ts';
import type { WeekClass, WeekCopy } from './week-terms.ts';
import './classes-week-list.css';

/** List of the week's classes; marks the next one, in the local time zone. */
export function ClassesWeekList(copy: WeekCopy) {
  const { classes, weekdays } = copy;
  const now = useNow();
  const next =
    now &&
    nextToBegin(
      classes.map(({ timed }) => timed),
      now,
    );
  const dayName = ({ daysAhead, weekday }: { daysAhead: number; weekday: number }) =>
    [copy.today, copy.tomorrow][daysAhead] ?? weekdays[weekday] ?? '';
  const nextText =
    now && next
      ? fillTemplate(copy.next, {
          title: classes[next.index]?.title ?? '',
          day: dayName(next),
          time: clockText(next.minutes),
          wait: waitText(copy, next.begins.getTime() - now.getTime()),
        })
      : copy.clock;

  /** Returns the text on the next date of a class; for one in progress, on its end. */
  const comingOf = ({ timed }: WeekClass): string => {
    if (!now) return '';
    const meeting = nextMeeting(timed, now);
    if (meeting.begins <= now)
      return fillTemplate(copy.now, { time: clockText(meeting.minutes + timed.lasts) });
    return fillTemplate(copy.coming, { day: dayName(meeting), time: clockText(meeting.minutes) });
  };

  return (
    <div className="light-week">
      <p className="light-week-next text-lead">{nextText}</p>
      <ul className="light-week-windows">
        {classes.map((each, index) => (
          <ClassesWeekEntry
            key={each.title}
            {...each}
            coming={comingOf(each)}
            next={index === next?.index}
          />
        ))}
      </ul>
      {now && <p className="text-note text-muted">{copy.clock}</p>}
    </div>
  );
}
