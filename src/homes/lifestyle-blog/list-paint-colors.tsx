import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import heroTableStyles from './hero-table.module.css';
import styles from './list-paint-colors.module.css';

interface ListPaintColorsProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  pans: readonly { color: string; name: string; note: string }[];
}

/** Close-up of a paint box, and the names of its colors. */
export function ListPaintColors({ id, img, heading, text, pans }: ListPaintColorsProps) {
  return (
    <section id={id} className={styles.pigments}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <Picture
        name={img}
        sizes="(width >= 48rem) 62vw, 100vw"
        className={`${styles.picture} ${heroTableStyles.paperWhite}`}
        imgClassName="w-full h-auto"
      />
      <ul className={styles.names}>
        {pans.map(({ color, name, note }) => (
          <li key={name} style={{ '--pan': color } as CSSProperties}>
            <b className={styles.name}>{name}</b> {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
