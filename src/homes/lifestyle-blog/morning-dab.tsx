'use client';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { isDay } from '../../forms/details/days.ts';
import { fullDateSaid, isMoonSeen, moonSaid, morningOf, sunSaid } from './morning.ts';
import './morning-dab.css';

interface MorningDabProps {
  /** Name of the drawing. */
  label: string;
  /** Day that is shown until one is chosen. */
  first: string;
  /** Line that stands there until a day is chosen. */
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

/** Place in the drawing: north at its left edge, south in the middle, two units a degree. */
const placeOf = (azimuth: number, altitude: number) =>
  `translate(${(34 + (azimuth / 360) * 252).toFixed(1)} ${(122 - Math.min(altitude, 44) * 2).toFixed(1)})`;

/** Lit part of a moon of so many units, as it is seen from the north. */
function moonPath(lit: number, waxes: boolean, radius: number): string {
  const side = waxes ? 1 : 0;
  const inner = (radius * Math.abs(1 - 2 * lit)).toFixed(2);
  const back = lit > 0.5 ? side : 1 - side;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${side} 0 ${radius}A${inner} ${radius} 0 0 ${back} 0 ${-radius}Z`;
}

/** A wash in the light that a day had at ten to six, with its sun and its moon where they were up. */
export function MorningDab({ label, first, none, said }: MorningDabProps) {
  const { place, day } = useDay();
  const shown = day || first;
  const morning = morningOf(shown);
  const { sun, sunAzimuth, sky, moon } = morning;
  const text = said
    .replace('{date}', fullDateSaid(shown))
    .replace('{sun}', sunSaid(morning))
    .replace('{moon}', moonSaid(morning))
    .trim();
  return (
    <figure
      ref={place}
      className="daydab"
      style={{ '--dab-upper': sky[0], '--dab-lower': sky[1] } as CSSProperties}
    >
      <svg viewBox="0 0 320 220" role="img" aria-label={label}>
        <defs>
          <linearGradient id="daydab-wash" x2="0" y2="1">
            <stop className="daydab-upper" />
            <stop className="daydab-lower" offset="0.8" />
          </linearGradient>
          <filter id="daydab-wet" x="-4%" y="-4%" width="108%" height="108%">
            <feTurbulence type="fractalNoise" baseFrequency="0.025" numOctaves="4" seed="6" />
            <feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" />
          </filter>
        </defs>
        <g filter="url(#daydab-wet)">
          <path
            className="daydab-wash"
            d="M18 40C60 12 120 22 168 14C224 6 286 14 302 44C316 76 300 112 306 148C310 188 268 204 222 202C170 200 120 214 72 204C30 196 8 170 14 128C18 98 2 66 18 40Z"
          />
        </g>
        {sun > 0 && <circle className="daydab-sun" r="12" transform={placeOf(sunAzimuth, sun)} />}
        {isMoonSeen(morning) && (
          <path
            className="daydab-moon"
            d={moonPath(moon.lit, moon.waxes, 12)}
            transform={placeOf(moon.azimuth, moon.altitude)}
          />
        )}
        <g filter="url(#daydab-wet)">
          <path
            className="daydab-far"
            d="M13 146C46 124 72 120 104 138C134 152 158 128 190 122C224 118 246 146 306 134C308 148 310 160 304 172L24 178C15 166 12 156 13 146Z"
          />
          <path
            className="daydab-near"
            d="M16 166C70 152 120 170 170 164C222 158 262 166 305 156C308 186 266 204 222 202C170 200 120 214 72 204C38 198 20 184 16 166Z"
          />
        </g>
      </svg>
      <figcaption>
        <p role="status" className="daydab-said">
          {text}
        </p>
        {!day && <p className="daydab-none">{none}</p>}
      </figcaption>
    </figure>
  );
}
