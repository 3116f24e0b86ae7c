'use client';
import { useId } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import type { OpeningDay } from '../../elements/opening-status/opening-hours.ts';
import type { DayHours } from './harbor-clock.ts';
import styles from './menu-counter.module.css';
import { roundedHourText } from './menu-view.ts';
import { hoursRange } from './opening.ts';

export interface MenuDayCopy {
  legend: string;
  today: string;
  closed: string;
  /** Label of the slider, with `{hour}`. */
  hour: string;
  /** Text of the button that goes back to the present day and hour. */
  resetLabel: string;
}

interface MenuDaysProps {
  /** Opening hours of the week, shown before hydration and in print. */
  week: readonly OpeningDay[];
  /** The coming seven days; undefined before hydration. */
  days: readonly DayHours[] | undefined;
  /** Index of the selected day in `days`. */
  dayIndex: number;
  hour: number;
  /** Set once the visitor has changed the day or the hour. */
  isChosen: boolean;
  copy: MenuDayCopy;
  onDay: (dayIndex: number) => void;
  onHour: (hour: number) => void;
  onReset: () => void;
}

const hoursText = ({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>, closed: string) =>
  opens === undefined || closes === undefined ? closed : hoursRange(opens, closes);

/**
 * Choice of one of seven days and of an hour; before hydration, the opening hours as text.
 *
 * @internal
 */
export function MenuDays(props: MenuDaysProps) {
  const { week, days, dayIndex, hour, isChosen, copy, onDay, onHour, onReset } = props;
  const fieldId = useId();
  if (!days) {
    return (
      <ul className={styles.days}>
        {week.map((each) => (
          <li key={each.day} className={styles.day}>
            <b>{each.day}</b> {hoursText(each, copy.closed)}
          </li>
        ))}
      </ul>
    );
  }
  const { opens = 0, closes = 0 } = days[dayIndex] ?? {};
  return (
    <div className={styles.choice}>
      <fieldset className={styles.days}>
        <legend className="sr-only">{copy.legend}</legend>
        {days.map((each, index) => (
          <label key={each.weekday} className={styles.day}>
            <input
              type="radio"
              name={fieldId}
              checked={index === dayIndex}
              onChange={() => onDay(index)}
            />
            <b>{index === 0 ? copy.today : each.weekday}</b> {hoursText(each, copy.closed)}
          </label>
        ))}
      </fieldset>
      <div className={styles.hour} hidden={closes === 0}>
        <label htmlFor={`${fieldId}-hour`}>
          {fillTemplate(copy.hour, { hour: roundedHourText(hour) })}
        </label>
        <input
          id={`${fieldId}-hour`}
          type="range"
          min={opens}
          max={closes - 0.5}
          step={0.5}
          value={Math.floor(hour * 2) / 2}
          aria-valuetext={roundedHourText(hour)}
          onChange={(event) => onHour(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          className={styles.resetButton}
          aria-disabled={!isChosen}
          onClick={onReset}
        >
          {copy.resetLabel}
        </button>
      </div>
    </div>
  );
}
