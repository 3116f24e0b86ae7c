import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-minerals.module.css';

interface AboutMineralsProps {
  degrees: string;
  heading: string;
  text: string;
  /** Portrait picture of a drill core. */
  img: PictureName;
  caption: string;
  /** Minerals in a tub of water, in grams. */
  layers: readonly { title: string; text: string; grams: number }[];
  unit: string;
  total: { figure: string; text: string };
}

/**
 * Minerals of the water as layers whose thickness is proportional to
 * their weight, beside a picture of a drill core.
 */
export function AboutMinerals(props: AboutMineralsProps) {
  const { degrees, heading, text, img, caption, layers, unit, total } = props;
  return (
    <section className={styles.crust}>
      <figure className={styles.picture}>
        <Picture name={img} sizes="(width >= 48rem) min(54vw, 44rem), 78vw" />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className={styles.content}>
        <p className={`${styles.degrees} font-display`}>{degrees}</p>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <ol className={styles.layers}>
          {layers.map((layer) => (
            <li key={layer.title} style={{ '--grams': layer.grams } as CSSProperties}>
              <span>
                <b className="font-display">{layer.title}</b> {layer.text}
              </span>
              <i className="font-display">
                {layer.grams} {unit}
              </i>
            </li>
          ))}
        </ol>
        <p className={styles.total}>
          <b className="font-display">{total.figure}</b> {total.text}
        </p>
      </div>
    </section>
  );
}
