import { type CSSProperties, Fragment } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './stats-quiet-strips.module.css';

interface StatsQuietStripsProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Picture of the theater. */
  img: PictureName;
  /** A minute of sound each, from top to bottom, with its events. */
  strips: readonly {
    title: string;
    img: PictureName;
    marks: readonly { second: number; text: string }[];
  }[];
  /** “seconds”, after the number of a mark. */
  unit: string;
}

/** Sound levels of a theater on two strips of film, second by second, until the audience is quiet. */
export function StatsQuietStrips({ id, heading, text, img, strips, unit }: StatsQuietStripsProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <div className={styles.house}>
        <Picture name={img} sizes="(width >= 62rem) 54vw, 100vw" imgClassName="size-full" />
      </div>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.strips}>
        {strips.map((strip) => (
          <figure key={strip.title} className={styles.strip}>
            <figcaption>{strip.title}</figcaption>
            <div className={styles.film}>
              <Picture
                name={strip.img}
                sizes="(width >= 62rem) 11vw, 40vw"
                imgClassName="size-full"
              />
              <ol>
                {strip.marks.map((mark) => (
                  <li key={mark.second} style={{ '--second': mark.second } as CSSProperties}>
                    <b>{mark.second}</b>
                    <span className="sr-only"> {unit}: </span>{' '}
                    <span>
                      {mark.text.split(/(?<=,) /).map((phrase, index) => (
                        <Fragment key={phrase}>
                          {index > 0 && ' '}
                          <span>{phrase}</span>
                        </Fragment>
                      ))}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
