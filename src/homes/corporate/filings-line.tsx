import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { dayFormat, dayOfIso } from '../../elements/clock/day-number.ts';
import './plumb-line.css';
import './filings-line.css';

interface Filing {
  /** `2026-02-17`. */
  date: string;
  title: string;
  text: string;
  /** Type of the document, and its length. */
  form: string;
  /** Marks a correction of our own error. */
  correction?: true;
}

interface FilingsLineProps {
  id: string;
  floor: string;
  heading: string;
  lead: string;
  /** Note that the distances between filings are to scale. */
  scale: string;
  filings: readonly Filing[];
  copies: { title: string; link: string };
}

/** “February 17, 2026”. */
const longDate = dayFormat({ dateStyle: 'long' });

/** Timeline of filings, newest first, with distances proportional to time. */
export function FilingsLine({
  id,
  floor,
  heading,
  lead,
  scale,
  filings,
  copies,
}: FilingsLineProps) {
  return (
    <section id={id} data-floor={floor} data-tone="surface" className="plumb filings-line">
      <div className="plumb-sides filings-line-head">
        <h2 className="font-semibold">{heading}</h2>
        <p className="measure">
          <span className="max-lg:hidden">{scale} </span>
          {lead}
        </p>
      </div>
      <ol>
        {filings.map(({ date, title, text, form, correction }, at) => {
          const before = filings[at + 1]?.date;
          const days = before ? dayOfIso(date) - dayOfIso(before) : 0;
          return (
            <li
              key={date}
              className="plumb-sides"
              style={{ '--days': days } as CSSProperties}
              data-correction={correction}
            >
              <p className="filings-line-date">
                <time dateTime={date}>{longDate(dayOfIso(date))}</time>
              </p>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p>{text}</p>
                <p className="filings-line-form">{form}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="plumb-right">
        <a href={copies.link} className="link">
          {copies.title}
        </a>
      </p>
    </section>
  );
}
