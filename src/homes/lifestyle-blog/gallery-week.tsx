import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import { dateText, moonText, morningOf, sunText, weekOf } from './morning.ts';
import type { WeekPage } from './week-pages.ts';
import './gallery-week.css';
import './gallery-week-glaze.css';
import { GalleryWeekYear } from './gallery-week-year.tsx';

interface GalleryWeekProps {
  id: string;
  heading: string;
  text: string;
  /** Text alternative of the brush strokes. */
  yearLabel: string;
  /** Monday of the painted week. */
  monday: string;
  pages: readonly WeekPage[];
  /** The island `GalleryWeekPicker`. */
  children: ReactNode;
}

/** Indexes of the days whose pictures are large. */
const largeDays = [0, 5, 6];
const largeSizes = '(width >= 62rem) 38vw, (width >= 48rem) 54vw, 84vw';
const smallSizes = '(width >= 62rem) 30vw, (width >= 48rem) 38vw, 84vw';

/** Seven pictures, one per day, each tinted with the light of its morning. */
export function GalleryWeek({
  id,
  heading,
  text,
  yearLabel,
  monday,
  pages,
  children,
}: GalleryWeekProps) {
  const days = weekOf(monday);
  return (
    <section id={id} className="weekwall">
      <div className="weekwall-head">
        <h2 className="weekwall-heading">{heading}</h2>
        <p className="weekwall-text">{text}</p>
      </div>
      <div className="weekwall-year">
        <GalleryWeekYear year={Number(monday.slice(0, 4))} label={yearLabel} />
        {children}
      </div>
      <ol className="weekwall-pages">
        {pages.map(({ id: anchor, weekday, title, text: pageText, media, lamp }, index) => {
          const day = days[index] ?? monday;
          const morning = morningOf(day);
          const light = {
            '--wash-upper': morning.sky[0],
            '--wash-lower': morning.sky[1],
            '--lamp-x': `${lamp[0]}%`,
            '--lamp-y': `${lamp[1]}%`,
          } as CSSProperties;
          return (
            <li
              key={anchor}
              id={anchor}
              className="weekwall-page"
              data-lamp={morning.isLampOn || undefined}
              style={light}
            >
              <div className="weekwall-sheet">
                <Picture
                  name={media}
                  sizes={largeDays.includes(index) ? largeSizes : smallSizes}
                  imgClassName="w-full h-auto"
                />
              </div>
              <div className="weekwall-words">
                <h3 className="weekwall-day">
                  {weekday} <span className="weekwall-title">{title}</span>
                </h3>
                <p>{pageText}</p>
                <p className="weekwall-light">
                  <b data-date="">{dateText(day)}</b>{' '}
                  <span data-weather="">{`${sunText(morning)} ${moonText(morning)}`}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
