import type { ReactNode } from 'react';
import '../../themes/tones.css';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './menu-sheet.module.css';

interface MenuSheetProps {
  id: string;
  /** Close-up behind the menu. */
  img: PictureName;
  /** Name of the restaurant, above the heading. */
  brand: string;
  heading: string;
  note: string;
  foot: string;
  /** The island `MenuCard`. */
  children: ReactNode;
}

/** Section around the menu, in the form of a sheet of paper. Fits on one printed page. */
export function MenuSheet({ id, img, brand, heading, note, foot, children }: MenuSheetProps) {
  return (
    <section id={id} className={styles.section}>
      <CroppedPicture name={img} sizes="100vw" className={styles.ground} />
      <div data-tone="deep" className={styles.sheet}>
        <header className={styles.head}>
          <p className={styles.brand}>{brand}</p>
          <h2 className={`${styles.heading} font-medium`}>{heading}</h2>
          <p>{note}</p>
        </header>
        {children}
        <p className={styles.foot}>{foot}</p>
      </div>
    </section>
  );
}
