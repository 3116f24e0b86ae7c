import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import { cssPercent } from '../../themes/css-percent.ts';
import {
  dateTimeOf,
  minutesBetween,
  type Night,
  nightMinutes,
  wallTimeText,
} from './night-clock.ts';
import type { Talk, Track } from './program.ts';
import programDeskStyles from './program-desk.module.css';
import styles from './program-night-line.module.css';

interface ProgramNightLineProps {
  night: Night;
  title: string;
  text: string;
  duration: string;
  talks: readonly Talk[];
  rooms: Record<Track, string>;
  /** Label of the skipped hour. */
  skippedHourLabel: string;
  /** Duration of a talk, with `{minutes}`. */
  talkDuration: string;
}

/** Start of the timeline in minutes: 7 pm. */
const lineStart = 19 * 60;
/** Length of the timeline in minutes: twelve hours, the skipped one included. */
const lineLength = 12 * 60;
const hourLabels = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];
/** Position of the skipped hour on the timeline, from 0 to 1. */
const gapPosition = 7 / 12;

const positionOf = (time: Talk['from']) =>
  Math.min(1, Math.max(0, (nightMinutes(time) - lineStart) / lineLength));

/**
 * Returns the alignment of a talk's text: from its start, or to its end; on the short night, before
 * or after the skipped hour.
 */
function sideOf(night: Night, from: number): string | undefined {
  const isAfterGap = night === 2 && from > gapPosition;
  const lineEnd = night === 1 || isAfterGap ? 1 : gapPosition;
  const isNearEnd = lineEnd - from <= (night === 2 ? 0.22 : 0.42);
  return [isAfterGap && 'late', isNearEnd && 'back'].filter(Boolean).join(' ') || undefined;
}

/** Timeline of a night, with a bar for each talk. */
export function ProgramNightLine({
  night,
  title,
  text,
  duration,
  talks,
  rooms,
  skippedHourLabel,
  talkDuration,
}: ProgramNightLineProps) {
  return (
    <div className={`${programDeskStyles.night} ${styles.night}`} data-night={night}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>
        {text} <span>{duration}</span>
      </p>
      <div className={styles.line}>
        <p className={styles.hours} aria-hidden="true">
          {hourLabels.map((hour, index) => (
            <span
              key={index}
              data-disabled={night === 2 && hour === 2 && index > 5 ? '' : undefined}
            >
              {hour}
            </span>
          ))}
        </p>
        {night === 2 && (
          <p
            className={`${styles.skippedHour} font-display`}
            data-print-colors=""
            aria-hidden="true"
          >
            <span>{skippedHourLabel}</span>
          </p>
        )}
        <ol>
          {talks.map((talk) => {
            const { id, from, to, track } = talk;
            const style = {
              '--from': cssPercent(positionOf(from)),
              '--long': cssPercent(positionOf(to) - positionOf(from)),
            };
            return (
              <li
                key={id}
                data-talk=""
                data-track={track}
                data-side={sideOf(night, positionOf(from))}
                style={style as CSSProperties}
              >
                <p className={styles.time}>
                  <time dateTime={dateTimeOf(night, from)}>{wallTimeText(from)}</time>–
                  <time dateTime={dateTimeOf(night, to)}>{wallTimeText(to)}</time>{' '}
                  <b>{rooms[track]}</b>
                  {`, ${fillTemplate(talkDuration, { minutes: minutesBetween(night, from, to) })}`}
                </p>
                <h4>
                  <label>
                    <input type="checkbox" name="talk" value={id} />
                    <span>{talk.title}</span>
                  </label>
                </h4>
                <p className={styles.speaker}>{talk.who}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
