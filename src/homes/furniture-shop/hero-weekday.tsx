import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { type DayId, firstDay } from './days.ts';
import './weekday-tones.css';
import './hero-weekday.css';
import './hero-weekday-strip.css';

interface HeroWeekdayProps {
  id: string;
  /** CSS `sizes` of a panel. */
  sizes: string;
  weekLabel: string;
  days: readonly {
    id: DayId;
    title: string;
    /** Headline of the day, in two lines. */
    heading: readonly [string, string];
    /** Font size at which all headlines have the same width. */
    fontSize: `${number}vw`;
    media: PictureName;
    /** `Chair, in red`. */
    pieceText: string;
    price: string;
    /** Text on the coats of the color. */
    coats: string;
  }[];
  moreLink: { title: string; link: string };
  /** The island `DayKeys`. */
  children: ReactNode;
}

/**
 * Full-screen picture of a chair in the color of a weekday; links below choose the weekday (`#wednesday`).
 * Works by CSS alone.
 *
 * Attributes: `data-for` is the weekday that an element belongs to, others hide it (weekday-tones.css);
 * `data-ending-style` is on the panel that moves out, set by `chooseDay`.
 */
export function HeroWeekday(props: HeroWeekdayProps) {
  const { id, sizes, weekLabel, days, moreLink, children } = props;
  return (
    <section id={id} className="weekday" data-first-screen="">
      <h1 className="weekday-heading">
        {days.map((day) => (
          <span key={day.id} data-for={day.id} style={{ '--fit': day.fontSize } as CSSProperties}>
            {day.heading[0]} <br />
            {day.heading[1]}
          </span>
        ))}
      </h1>
      <ol className="weekday-line">
        {days.map((day) => (
          <li
            key={day.id}
            id={day.id}
            className="weekday-panel"
            data-panel={day.id}
            data-for={day.id}
          >
            {day.id === firstDay ? (
              <Picture
                name={day.media}
                sizes={sizes}
                priority
                className="weekday-picture"
                imgClassName="size-full"
              />
            ) : (
              <Picture
                name={day.media}
                sizes={sizes}
                className="weekday-picture"
                imgClassName="size-full"
              />
            )}
            <p className="weekday-facts">
              <span>{day.pieceText}</span> <span className="weekday-price">{day.price}</span>{' '}
              <span>{day.coats}</span>
            </p>
          </li>
        ))}
      </ol>
      <a href={moreLink.link} className="weekday-more">
        {moreLink.title}
      </a>
      <nav aria-label={weekLabel} className="weekday-strip">
        <ol>
          {days.map((day) => (
            <li key={day.id}>
              <a href={`#${day.id}`} data-day-link={day.id}>
                <span className="weekday-whole">{day.title}</span>
                <span className="weekday-short" aria-hidden="true">
                  {day.title.slice(0, 3)}
                </span>
              </a>
            </li>
          ))}
        </ol>
        {children}
      </nav>
    </section>
  );
}
