import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import {
  dateTimeOf,
  minutesBetween,
  type Night,
  nightMinutes,
  wallTimeText,
} from './night-clock.ts';
import type { Talk, Track } from './program.ts';
import './program-night-line.css';

interface ProgramNightLineProps {
  night: Night;
  title: string;
  text: string;
  hours: string;
  talks: readonly Talk[];
  rooms: Record<Track, string>;
  missing: string;
  lasting: string;
}

/** Start and length of the timeline in minutes: twelve hours from 7 pm, the skipped hour included. */
const [begin, length] = [19 * 60, 12 * 60] as const;
const hours = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7];
const gap = 7 / 12;

const share = (time: Talk['from']) =>
  Math.min(1, Math.max(0, (nightMinutes(time) - begin) / length));

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/**
 * Returns the alignment of a talk's text: from its start, or to its end; on the short night, before
 * or after the skipped hour.
 */
function sideOf(night: Night, from: number): string | undefined {
  const late = night === 2 && from > gap;
  const right = night === 1 || late ? 1 : gap;
  const back = right - from <= (night === 2 ? 0.22 : 0.42);
  return [late && 'late', back && 'back'].filter(Boolean).join(' ') || undefined;
}

/** Timeline of a night, with a bar for each talk. */
export function ProgramNightLine({
  night,
  title,
  text,
  hours: long,
  talks,
  rooms,
  missing,
  lasting,
}: ProgramNightLineProps) {
  return (
    <div className="night" data-night={night}>
      <h3 className="night-title">{title}</h3>
      <p className="night-text">
        {text} <span>{long}</span>
      </p>
      <div className="night-line">
        <p className="night-hours" aria-hidden="true">
          {hours.map((hour, index) => (
            <span
              key={index}
              data-disabled={night === 2 && hour === 2 && index > 5 ? '' : undefined}
            >
              {hour}
            </span>
          ))}
        </p>
        {night === 2 && (
          <p className="night-gap font-display" data-print-colors="" aria-hidden="true">
            <span>{missing}</span>
          </p>
        )}
        <ol>
          {talks.map((talk) => {
            const { id, from, to, track } = talk;
            const style = {
              '--from': percent(share(from)),
              '--long': percent(share(to) - share(from)),
            };
            return (
              <li
                key={id}
                data-talk=""
                data-track={track}
                data-side={sideOf(night, share(from))}
                style={style as CSSProperties}
              >
                <p className="night-time">
                  <time dateTime={dateTimeOf(night, from)}>{wallTimeText(from)}</time>–
                  <time dateTime={dateTimeOf(night, to)}>{wallTimeText(to)}</time>{' '}
                  <b>{rooms[track]}</b>
                  {`, ${fillTemplate(lasting, { minutes: minutesBetween(night, from, to) })}`}
                </p>
                <h4>
                  <label>
                    <input type="checkbox" name="talk" value={id} />
                    <span>{talk.title}</span>
                  </label>
                </h4>
                <p className="night-who">{talk.who}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
