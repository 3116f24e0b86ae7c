'use client';
import { useEffect, useRef, useState } from 'react';
import { dayFormat, dayNumber } from '../../elements/clock/day-number.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import contactLetterStyles from './contact-letter.module.css';
import styles from './contact-letter-loom.module.css';
import { ends, letterCloth, picks, type Weave } from './letter-cloth.ts';
import { lengthText, minutesOfDark, priceOf } from './minutes-of-dark.ts';

interface ContactLetterLoomProps {
  /** Name of the form field for the work that serves as the model. */
  modelField: string;
  /** Weave of each work, by title. */
  weaves: Readonly<Record<string, Weave>>;
  /** Text alternative of the drawing. */
  label: string;
  /** Letter that is used until the visitor has written one. */
  sampleLetter: string;
  /** Notice that the sample letter is used; with `{letter}`. */
  sampleNotice: string;
  /** Status of a letter that mentions no time. */
  noTimeText: string;
  /** Status of a letter that mentions one time; with `{hours}`. */
  oneTimeText: string;
  /** Status of a letter that mentions several times; with `{count}` and `{hours}`. */
  severalTimesText: string;
  /** Length and price of the chosen night; with `{day}`, `{length}`, `{price}`. */
  nightLengthText: string;
}

/** Reads the letter, the day and the chosen work from the form beside it. */
function useLetter(modelField: string) {
  const rootRef = useRef<HTMLElement>(null);
  const [letter, setLetter] = useState('');
  const [day, setDay] = useState('');
  const [modelWork, setModelWork] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const readForm = () => {
      setLetter(section.querySelector<HTMLTextAreaElement>('textarea')?.value ?? '');
      setDay(section.querySelector<HTMLInputElement>('input[type="date"]')?.value ?? '');
      setModelWork(
        section.querySelector<HTMLSelectElement>(`select[name="${modelField}"]`)?.value ?? '',
      );
    };
    readForm();
    // The fields are emptied after the `reset` event.
    const readFormLater = () => setTimeout(readForm);
    section.addEventListener('input', readForm);
    section.addEventListener('reset', readFormLater);
    return () => {
      section.removeEventListener('input', readForm);
      section.removeEventListener('reset', readFormLater);
    };
  }, [modelField]);
  return { rootRef, letter, day, modelWork };
}

const formatLongDate = dayFormat({ dateStyle: 'long' });

/** Returns the text on the length of a night for the value of a date field; empty without one. */
function darkText(day: string, text: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!year || !month || !date) return '';
  const minutes = minutesOfDark({ year, month, day: date });
  return text
    .replace('{day}', formatLongDate(dayNumber(year, month, date)))
    .replace('{length}', lengthText(minutes))
    .replace('{price}', priceOf(minutes));
}

/**
 * Drawing of a woven cloth whose pattern depends on the letter in the form of the same section.
 * Draws a sample letter until the visitor has written one, and plain weave without script.
 */
export function ContactLetterLoom({
  modelField,
  weaves,
  label,
  sampleLetter,
  sampleNotice,
  noTimeText,
  oneTimeText,
  severalTimesText,
  nightLengthText,
}: ContactLetterLoomProps) {
  const { rootRef, letter, day, modelWork } = useLetter(modelField);
  const hasLetter = letter.trim() !== '';
  // The HTML of the build holds a pattern of plain weave instead of the example's 2,000 floats.
  const isLive = useHydrated();
  const { warp, weft, bright, spans } = letterCloth(
    hasLetter ? letter : sampleLetter,
    weaves[modelWork],
  );
  const hours = spans.map(({ text }) => text).join(', ');
  const timesText =
    spans.length === 0 ? noTimeText : spans.length === 1 ? oneTimeText : severalTimesText;
  const statusText = hasLetter ? timesText : sampleNotice.replace('{letter}', sampleLetter);
  return (
    <figure ref={rootRef} className={`${styles.loom} ${contactLetterStyles.loom}`}>
      <svg
        viewBox={`0 0 ${ends} ${picks}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <defs>
          <linearGradient id="loom-night" gradientUnits="userSpaceOnUse" x2="0" y2={picks}>
            <stop className={styles.dusk} />
            <stop className={styles.deep} offset=".34" />
            <stop className={styles.deep} offset=".7" />
            <stop className={styles.dawn} offset="1" />
          </linearGradient>
          <pattern id="loom-plain" width="2" height="2" patternUnits="userSpaceOnUse">
            <path className={styles.warp} d="M.5.2v.6M1.5 1.2v.6" />
            <path className={styles.weft} d="M1.2.5h.6M.2 1.5h.6" />
            <path className={styles.sheen} d="M.5.2v.6M1.5 1.2v.6M1.2.5h.6M.2 1.5h.6" />
          </pattern>
        </defs>
        {isLive ? (
          <>
            <path className={styles.warp} d={warp} />
            <path className={styles.weft} d={weft} />
            <path className={styles.bright} d={bright} />
            <path className={styles.sheen} d={`${warp}${weft}${bright}`} />
          </>
        ) : (
          <rect width={ends} height={picks} fill="url(#loom-plain)" />
        )}
      </svg>
      <figcaption className={styles.status}>
        <p role="status">
          {statusText.replace('{count}', `${spans.length}`).replace('{hours}', hours)}{' '}
          {darkText(day, nightLengthText)}
        </p>
      </figcaption>
    </figure>
  );
}
