'use client';
import { fillTemplate } from '../../content/fill-template.ts';
import { useNow } from '../../elements/clock/use-now.ts';
import { clockText } from './class-time.ts';
import { ClassesWeekEntry } from './classes-week-entry.tsx';
import styles from './classes-week-list.module.css';
import { nextMeeting, nextToBegin } from './next-class.ts';
import { waitText } from './wait-text.ts';
import type { WeekClass, WeekCopy } from './week-terms.ts';

/** List of the week's classes; marks the next one, in the local time zone. */
export function ClassesWeekList(copy: WeekCopy) {
  const { classes, weekdays } = copy;
  const now = useNow();
  const next =
    now &&
    nextToBegin(
      classes.map(({ schedule }) => schedule),
      now,
    );
  const dayName = ({ daysAhead, weekday }: { daysAhead: number; weekday: number }) =>
    [copy.today, copy.tomorrow][daysAhead] ?? weekdays[weekday] ?? '';
  const nextText =
    now && next
      ? fillTemplate(copy.nextText, {
          title: classes[next.index]?.title ?? '',
          day: dayName(next),
          time: clockText(next.minutes),
          wait: waitText(copy, next.startsAt.getTime() - now.getTime()),
        })
      : copy.clockNote;

  /** Returns the text on the next date of a class; for one in progress, on its end. */
  const formatNextDate = ({ schedule }: WeekClass): string => {
    if (!now) return '';
    const meeting = nextMeeting(schedule, now);
    if (meeting.startsAt <= now)
      return fillTemplate(copy.currentText, {
        time: clockText(meeting.minutes + schedule.duration),
      });
    return fillTemplate(copy.comingText, {
      day: dayName(meeting),
      time: clockText(meeting.minutes),
    });
  };

  return (
    <div className={styles.week}>
      <p className={`${styles.weekNext} text-lead`}>{nextText}</p>
      <ul className={styles.weekWindows}>
        {classes.map((weekClass, index) => (
          <ClassesWeekEntry
            key={weekClass.title}
            {...weekClass}
            nextDateText={formatNextDate(weekClass)}
            isNext={index === next?.index}
          />
        ))}
      </ul>
      {now && <p className="text-note text-muted">{copy.clockNote}</p>}
    </div>
  );
}
