'use client';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { ends, letterCloth, picks, type Weave } from './letter-cloth.ts';
import { lengthText, minutesOfDark, priceOf } from './minutes-of-dark.ts';
import './contact-letter-loom.css';

interface ContactLetterLoomProps {
  /** Name of the form field for the model work, and the weave of each work. */
  likeField: string;
  weaves: Readonly<Record<string, Weave>>;
  /** Text alternative of the drawing. */
  label: string;
  /** Sample letter, used until one is written, and a notice on it: `{letter}`. */
  example: string;
  until: string;
  /** Status of a letter that mentions no time, one (`{hours}`), or several (`{count}`, `{hours}`). */
  none: string;
  one: string;
  several: string;
  /** Length and price of the chosen night: `{day}`, `{length}`, `{price}`. */
  dark: string;
}

/** Reads the letter, the day and the chosen work from the form beside it. */
function useLetter(likeField: string) {
  const rootRef = useRef<HTMLElement>(null);
  const [letter, setLetter] = useState('');
  const [day, setDay] = useState('');
  const [like, setLike] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const read = () => {
      setLetter(section.querySelector<HTMLTextAreaElement>('textarea')?.value ?? '');
      setDay(section.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? '');
      setLike(section.querySelector<HTMLSelectElement>(`select[name="${likeField}"]`)?.value ?? '');
    };
    read();
    // The fields are emptied after the `reset` event.
    const later = () => setTimeout(read);
    section.addEventListener('input', read);
    section.addEventListener('reset', later);
    return () => {
      section.removeEventListener('input', read);
      section.removeEventListener('reset', later);
    };
  }, [likeField]);
  return { rootRef, letter, day, like };
}

/** Returns the text on the length of a night for the value of a date field; empty without one. */
function darkText(day: string, text: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!year || !month || !date) return '';
  const minutes = minutesOfDark({ year, month, day: date });
  const dateText = new Date(Date.UTC(year, month - 1, date)).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return text
    .replace('{day}', dateText)
    .replace('{length}', lengthText(minutes))
    .replace('{price}', priceOf(minutes));
}

/**
 * Drawing of a woven cloth whose pattern depends on the letter in the form of the same section; a sample until there is
 * one; plain weave without script.
 */
export function ContactLetterLoom({
  likeField,
  weaves,
  label,
  example,
  until,
  none,
  one,
  several,
  dark,
}: ContactLetterLoomProps) {
  const { rootRef, letter, day, like } = useLetter(likeField);
  const isWritten = letter.trim() !== '';
  // The HTML of the build holds a pattern of plain weave instead of the example's 2,000 floats.
  const isLive = useHydrated();
  const { warp, weft, bright, spans } = letterCloth(isWritten ? letter : example, weaves[like]);
  const hours = spans.map(({ text }) => text).join(', ');
  const ofLetter = spans.length === 0 ? none : spans.length === 1 ? one : several;
  const dateText = isWritten ? ofLetter : until.replace('{letter}', example);
  return (
    <figure ref={rootRef} className="loom">
      <svg
        viewBox={`0 0 ${ends} ${picks}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <defs>
          <linearGradient id="loom-night" gradientUnits="userSpaceOnUse" x2="0" y2={picks}>
            <stop className="loom-dusk" />
            <stop className="loom-deep" offset=".34" />
            <stop className="loom-deep" offset=".7" />
            <stop className="loom-dawn" offset="1" />
          </linearGradient>
          <pattern id="loom-plain" width="2" height="2" patternUnits="userSpaceOnUse">
            <path className="loom-warp" d="M.5.2v.6M1.5 1.2v.6" />
            <path className="loom-weft" d="M1.2.5h.6M.2 1.5h.6" />
            <path className="loom-sheen" d="M.5.2v.6M1.5 1.2v.6M1.2.5h.6M.2 1.5h.6" />
          </pattern>
        </defs>
        {isLive ? (
          <>
            <path className="loom-warp" d={warp} />
            <path className="loom-weft" d={weft} />
            <path className="loom-bright" d={bright} />
            <path className="loom-sheen" d={`${warp}${weft}${bright}`} />
          </>
        ) : (
          <rect width={ends} height={picks} fill="url(#loom-plain)" />
        )}
      </svg>
      <figcaption className="loom-said">
        <p role="status">
          {dateText.replace('{count}', `${spans.length}`).replace('{hours}', hours)}{' '}
          {darkText(day, dark)}
        </p>
      </figcaption>
    </figure>
  );
}
