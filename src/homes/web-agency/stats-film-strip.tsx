import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './stats-film-strip.module.css';

interface StatsFilmStripProps {
  id: string;
  heading: string;
  img: PictureName;
  /** Descriptions of the upper and the lower row of frames. */
  rows: readonly [string, string];
  /** Unit below the frames. */
  seconds: string;
  text: readonly string[];
}

/** Filmstrips of the loading of a slow and a fast page, a frame per second. */
export function StatsFilmStrip({ id, heading, img, rows, seconds, text }: StatsFilmStripProps) {
  return (
    <section id={id} data-tone="deep" className={styles.hollow}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <figure>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
        <section className={styles.film} aria-label={rows.join(', ')} tabIndex={0}>
          <div className={styles.reel}>
            <p className={styles.row}>{rows[0]}</p>
            <Picture name={img} sizes="(width >= 62rem) 100vw, 62rem" />
            <p className={styles.count} aria-hidden="true">
              {Array.from({ length: 12 }, (_, i) => (
                <span key={`s${i + 1}`}>{i + 1}</span>
              ))}
            </p>
            <p className={styles.row}>{rows[1]}</p>
          </div>
        </section>
        <figcaption className={styles.caption}>{seconds}</figcaption>
      </figure>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
