import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { type DayId, firstDay } from './days.ts';
import styles from './hero-weekday.module.css';
import stripStyles from './hero-weekday-strip.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

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
    img: PictureName;
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
 * Attributes: `data-for` is the weekday that an element belongs to, others hide it (weekday-tones.module.css);
 * `data-ending-style` is on the panel that moves out, set by `chooseDay`.
 */
export function HeroWeekday(props: HeroWeekdayProps) {
  const { id, sizes, weekLabel, days, moreLink, children } = props;
  return (
    <section
      id={id}
      className={`${styles.weekday} ${weekdayTonesStyles.weekday}`}
      data-first-screen=""
    >
      <h1 className={styles.heading}>
        {days.map((day) => (
          <span key={day.id} data-for={day.id} style={{ '--fit': day.fontSize } as CSSProperties}>
            {day.heading[0]} <br />
            {day.heading[1]}
          </span>
        ))}
      </h1>
      <ol className={styles.line}>
        {days.map((day) => (
          <li
            key={day.id}
            id={day.id}
            className={`${stripStyles.panel} ${styles.panel} ${weekdayTonesStyles.weekdayPanel}`}
            data-panel={day.id}
            data-for={day.id}
          >
            {day.id === firstDay ? (
              <Picture
                name={day.img}
                sizes={sizes}
                priority
                className={styles.picture}
                imgClassName="size-full"
              />
            ) : (
              <Picture
                name={day.img}
                sizes={sizes}
                className={styles.picture}
                imgClassName="size-full"
              />
            )}
            <p className={styles.facts}>
              <span>{day.pieceText}</span> <span className={styles.price}>{day.price}</span>{' '}
              <span>{day.coats}</span>
            </p>
          </li>
        ))}
      </ol>
      <a href={moreLink.link} className={styles.moreLink}>
        {moreLink.title}
      </a>
      <nav aria-label={weekLabel} className={stripStyles.strip}>
        <ol>
          {days.map((day) => (
            <li key={day.id}>
              <a href={`#${day.id}`} data-day-link={day.id}>
                <span className={stripStyles.whole}>{day.title}</span>
                <span className={stripStyles.short} aria-hidden="true">
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
