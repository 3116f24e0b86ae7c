import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-cooling-water.module.css';

interface AboutCoolingWaterProps {
  id: string;
  degrees: string;
  heading: string;
  text: readonly string[];
  /** Cross sections of the hill for wide and narrow screens; `basins` has the positions of the labels. */
  pictures: { wide: PictureName; narrow: PictureName };
  /** Basins from the top; `position` is that of the label, in percent of the wide picture. */
  basins: readonly {
    degrees: string;
    title: string;
    text: string;
    position: { x: number; y: number };
  }[];
}

/** Cross section of a hill on which hot water cools from basin to basin. */
export function AboutCoolingWater({
  id,
  degrees,
  heading,
  text,
  pictures,
  basins,
}: AboutCoolingWaterProps) {
  return (
    <section id={id} className={styles.cooling}>
      <div className={styles.head}>
        <p className={`${styles.degrees} font-display`}>{degrees}</p>
        <h2 className={styles.heading}>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.hill}>
        <Picture name={pictures.wide} narrow={pictures.narrow} sizes="100vw" />
        <ol>
          {basins.map((basin) => (
            <li
              key={basin.title}
              style={
                {
                  '--x': `${basin.position.x}%`,
                  '--y': `${basin.position.y}%`,
                } as CSSProperties
              }
            >
              <b className="font-display">{basin.degrees}</b>
              <span>
                <em>{basin.title}</em> {basin.text}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
