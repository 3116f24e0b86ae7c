'use client';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { dayIn } from '../../forms/details/days.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { dayInHash, glazeWeek } from './glaze-week.ts';
import { fullDateText, mondayOf, mondaysOf, timeZone, weekText, yearOf } from './morning.ts';
import './gallery-week-picker.css';

interface GalleryWeekPickerProps {
  /** Monday of the painted week. */
  painted: string;
  label: string;
  back: string;
  now: string;
  /** `{date}`. */
  weekOf: string;
}

/** Selects a week of the year, tints the pictures of its section accordingly, and keeps the week in the URL. */
export function GalleryWeekPicker({
  painted,
  label,
  back,
  now,
  weekOf: said,
}: GalleryWeekPickerProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const [monday, setMonday] = useState(painted);
  const mondays = mondaysOf(yearOf(monday));
  const at = Math.max(mondays.indexOf(monday), 0);

  const show = (day: string) => {
    const next = mondayOf(day);
    setMonday(next);
    const wall = rootRef.current?.closest('section');
    if (wall) glazeWeek(wall, next);
  };
  const choose = (day: string) => {
    show(day);
    const next = mondayOf(day);
    history.replaceState(history.state, '', next === painted ? '#week' : `#week=${next}`);
  };
  useEffect(() => {
    const read = () => {
      const day = dayInHash(location.hash);
      if (day) show(day);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const date = said.replace('{date}', fullDateText(monday));
  const spoken = `${date}. ${weekText(monday)}`;
  return (
    <div
      ref={rootRef}
      className="weeklight"
      style={{ '--weeks': mondays.length, '--at': at } as CSSProperties}
    >
      {isLive && (
        <input
          type="range"
          className="weeklight-range"
          aria-label={label}
          aria-valuetext={spoken}
          min={0}
          max={mondays.length - 1}
          value={at}
          onChange={({ target }) => choose(mondays[target.valueAsNumber] ?? painted)}
        />
      )}
      <span aria-hidden="true" className="weeklight-mark" />
      <p role="status" className="weeklight-said">
        <b>{date}.</b> {weekText(monday)}
      </p>
      {isLive && (
        <div className="weeklight-ways">
          <button type="button" onClick={() => choose(dayIn(timeZone, new Date()))}>
            {now}
          </button>
          <button type="button" onClick={() => choose(painted)}>
            {back}
          </button>
        </div>
      )}
    </div>
  );
}
