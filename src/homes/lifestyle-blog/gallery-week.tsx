import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import styles from './gallery-week.module.css';
import glazeStyles from './gallery-week-glaze.module.css';
import { GalleryWeekYear } from './gallery-week-year.tsx';
import { dateText, moonText, morningOf, sunText, weekOf } from './morning.ts';
import type { WeekPage } from './week-pages.ts';

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
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.year}>
        <GalleryWeekYear year={Number(monday.slice(0, 4))} label={yearLabel} />
        {children}
      </div>
      <ol className={styles.pages}>
        {pages.map(({ id: anchor, weekday, title, text: pageText, img, lamp }, index) => {
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
              className={`${glazeStyles.page} ${styles.page}`}
              data-lamp={morning.isLampOn || undefined}
              style={light}
            >
              <div className={glazeStyles.sheet}>
                <Picture
                  name={img}
                  sizes={largeDays.includes(index) ? largeSizes : smallSizes}
                  imgClassName="w-full h-auto"
                />
              </div>
              <div className={styles.content}>
                <h3 className={styles.day}>
                  {weekday} <span className={styles.title}>{title}</span>
                </h3>
                <p>{pageText}</p>
                <p className={styles.light}>
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
