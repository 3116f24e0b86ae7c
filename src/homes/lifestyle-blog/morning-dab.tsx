'use client';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { isDay } from '../../forms/details/days.ts';
import { fullDateSaid, moonSaid, morningOf, sunSaid } from './morning.ts';
import './morning-dab.css';

interface MorningDabProps {
  /** Name of the drawing. */
  label: string;
  /** Until a day is chosen. */
  none: string;
  /** `{date}`, `{sun}`, `{moon}`. */
  said: string;
}

/** Day of the form in the same section, as it stands there; empty until it is one. */
function useDay() {
  const place = useRef<HTMLElement>(null);
  const [day, setDay] = useState('');
  useEffect(() => {
    const section = place.current?.closest('section');
    if (!section) return;
    const gone = new AbortController();
    const { signal } = gone;
    const read = () => {
      const typed = section.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? '';
      setDay(isDay(typed) ? typed : '');
    };
    read();
    section.addEventListener('input', read, { signal });
    // A form that was sent is emptied after its event.
    section.addEventListener('reset', () => setTimeout(read), { signal });
    return () => gone.abort();
  }, []);
  return { place, day };
}

/** A wash in the light that a day had at ten to six, with its moon where there was one. */
export function MorningDab({ label, none, said }: MorningDabProps) {
  const { place, day } = useDay();
  const morning = day ? morningOf(day) : undefined;
  const text = morning
    ? said
        .replace('{date}', fullDateSaid(day))
        .replace('{sun}', sunSaid(morning))
        .replace('{moon}', moonSaid(morning))
        .trim()
    : none;
  const up = morning && morning.moon.altitude > 0.5 && morning.moon.lit >= 0.02;
  return (
    <figure
      ref={place}
      className="daydab"
      data-mixed={morning ? '' : undefined}
      style={
        morning &&
        ({ '--dab-upper': morning.sky[0], '--dab-lower': morning.sky[1] } as CSSProperties)
      }
    >
      <svg viewBox="0 0 320 220" role="img" aria-label={label}>
        <defs>
          <linearGradient id="daydab-wash" x2="0" y2="1">
            <stop className="daydab-upper" />
            <stop className="daydab-lower" offset="1" />
          </linearGradient>
        </defs>
        <path
          className="daydab-wash"
          d="M18 40C60 12 120 22 168 14C224 6 286 14 302 44C316 76 300 112 306 148C310 188 268 204 222 202C170 200 120 214 72 204C30 196 8 170 14 128C18 98 2 66 18 40Z"
        />
        {up && morning && (
          <circle
            className="daydab-moon"
            cx={40 + (morning.moon.azimuth / 360) * 240}
            cy={184 - Math.min(morning.moon.altitude, 70) * 2}
            r={5 + morning.moon.lit * 8}
          />
        )}
      </svg>
      <figcaption role="status">{text}</figcaption>
    </figure>
  );
}
