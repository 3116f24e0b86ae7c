'use client';
import { useId } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import type { OpeningDay } from '../../elements/opening-status/opening-hours.ts';
import type { DayHours } from './harbor-clock.ts';
import { saidHour } from './menu-view.ts';
import { span } from './opening.ts';

export interface MenuDayCopy {
  legend: string;
  today: string;
  closed: string;
  /** `{hour}` is filled in. */
  hour: string;
  now: string;
}

interface MenuDaysProps {
  /** Opening hours of the week, shown before hydration and in print. */
  week: readonly OpeningDay[];
  /** The coming seven days; undefined before hydration. */
  days: readonly DayHours[] | undefined;
  shown: number;
  hour: number;
  /** Set once the visitor has changed the day or the hour. */
  chosen: boolean;
  copy: MenuDayCopy;
  onDay: (ahead: number) => void;
  onHour: (hour: number) => void;
  onNow: () => void;
}

const hoursText = ({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>, closed: string) =>
  opens === undefined || closes === undefined ? closed : span(opens, closes);

/** Choice of one of seven days and of an hour; before hydration, the opening hours as text. */
export function MenuDays(props: MenuDaysProps) {
  const { week, days, shown, hour, chosen, copy, onDay, onHour, onNow } = props;
  const name = useId();
  if (!days) {
    return (
      <ul className="bar-days">
        {week.map((one) => (
          <li key={one.day} className="bar-day">
            <b>{one.day}</b> {hoursText(one, copy.closed)}
          </li>
        ))}
      </ul>
    );
  }
  const { opens = 0, closes = 0 } = days[shown] ?? {};
  return (
    <div className="bar-choice">
      <fieldset className="bar-days">
        <legend className="sr-only">{copy.legend}</legend>
        {days.map((one, ahead) => (
          <label key={one.weekday} className="bar-day">
            <input
              type="radio"
              name={name}
              checked={ahead === shown}
              onChange={() => onDay(ahead)}
            />
            <b>{ahead === 0 ? copy.today : one.weekday}</b> {hoursText(one, copy.closed)}
          </label>
        ))}
      </fieldset>
      <div className="bar-hour" hidden={closes === 0}>
        <label htmlFor={`${name}-hour`}>{fillTemplate(copy.hour, { hour: saidHour(hour) })}</label>
        <input
          id={`${name}-hour`}
          type="range"
          min={opens}
          max={closes - 0.5}
          step={0.5}
          value={Math.floor(hour * 2) / 2}
          aria-valuetext={saidHour(hour)}
          onChange={(event) => onHour(Number(event.currentTarget.value))}
        />
        <button type="button" className="bar-now" aria-disabled={!chosen} onClick={onNow}>
          {copy.now}
        </button>
      </div>
    </div>
  );
}
