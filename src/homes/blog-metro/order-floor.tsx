import type { ReactNode } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './order-floor.module.css';
import tileGridStyles from './tile-grid.module.css';

interface OrderFloorProps {
  id: string;
  /** Portrait picture of piles of tiles. */
  img: PictureName;
  heading: string;
  text: string;
  notes: readonly string[];
  /** The form. */
  children: ReactNode;
}

/** Piles of tiles, and the order form beside them. */
export function OrderFloor({ id, img, heading, text, notes, children }: OrderFloorProps) {
  return (
    <section id={id} className={tileGridStyles.grid}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 50vw, 100vw"
        className={styles.orderPicture}
      />
      <div className={styles.orderText}>
        <h2 className={styles.orderHeading}>{heading}</h2>
        <p className={tileGridStyles.text}>{text}</p>
        {children}
        <ul className={styles.orderNotes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
