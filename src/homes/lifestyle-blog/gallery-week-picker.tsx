'use client';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { dayIn } from '../../forms/details/days.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import styles from './gallery-week-picker.module.css';
import { dayInHash, tintWeek } from './glaze-week.ts';
import { fullDateText, mondayOf, mondaysOf, timeZone, weekText, yearOf } from './morning.ts';

interface GalleryWeekPickerProps {
  /** Monday of the painted week. */
  paintedMonday: string;
  label: string;
  paintedWeekLabel: string;
  currentWeekLabel: string;
  /** Name of a week by its Monday; with `{date}`. */
  weekLabel: string;
}

/** Selects a week of the year, tints the pictures of its section accordingly, and keeps the week in the URL. */
export function GalleryWeekPicker({
  paintedMonday,
  label,
  paintedWeekLabel,
  currentWeekLabel,
  weekLabel,
}: GalleryWeekPickerProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const [monday, setMonday] = useState(paintedMonday);
  const mondays = mondaysOf(yearOf(monday));
  const weekIndex = Math.max(mondays.indexOf(monday), 0);

  const show = (day: string) => {
    const next = mondayOf(day);
    setMonday(next);
    const wall = rootRef.current?.closest('section');
    if (wall) tintWeek(wall, next);
  };
  const choose = (day: string) => {
    show(day);
    const next = mondayOf(day);
    history.replaceState(history.state, '', next === paintedMonday ? '#week' : `#week=${next}`);
  };
  useEffect(() => {
    const applyHash = () => {
      const day = dayInHash(location.hash);
      if (day) show(day);
    };
    applyHash();
    window.addEventListener('hashchange', applyHash);
    return () => window.removeEventListener('hashchange', applyHash);
  }, []);

  const date = weekLabel.replace('{date}', fullDateText(monday));
  const valueText = `${date}. ${weekText(monday)}`;
  return (
    <div
      ref={rootRef}
      className={styles.picker}
      style={{ '--weeks': mondays.length, '--at': weekIndex } as CSSProperties}
    >
      {isLive && (
        <input
          type="range"
          className={styles.range}
          aria-label={label}
          aria-valuetext={valueText}
          min={0}
          max={mondays.length - 1}
          value={weekIndex}
          onChange={({ target }) => choose(mondays[target.valueAsNumber] ?? paintedMonday)}
        />
      )}
      <span aria-hidden="true" className={styles.mark} />
      <p role="status" className={styles.status}>
        <b>{date}.</b> {weekText(monday)}
      </p>
      {isLive && (
        <div className={styles.buttons}>
          <button type="button" onClick={() => choose(dayIn(timeZone, new Date()))}>
            {currentWeekLabel}
          </button>
          <button type="button" onClick={() => choose(paintedMonday)}>
            {paintedWeekLabel}
          </button>
        </div>
      )}
    </div>
  );
}
