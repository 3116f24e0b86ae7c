import type { ReactNode } from 'react';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-floors.module.css';
import headingHalvesStyles from './heading-halves.module.css';
import { HeadingHalves } from './heading-halves.tsx';
import printHalvesStyles from './print-halves.module.css';
import { SeamPicture } from './seam-picture.tsx';

interface GalleryFloorsProps {
  id: string;
  firstHalf: string;
  secondHalf: string;
  /** Picture of eight floors from above: four by two, on a phone two by four. */
  img: PictureName;
  /** Texts of the two halves. */
  leftText: string;
  rightText: string;
  /** The island `GalleryFloorsPads`. */
  children: ReactNode;
}

/** Full-width picture of eight floors, with a button on each. */
export function GalleryFloors({
  id,
  firstHalf,
  secondHalf,
  img,
  leftText,
  rightText,
  children,
}: GalleryFloorsProps) {
  return (
    <section id={id} className={`${headingHalvesStyles.section} ${printHalvesStyles.section}`}>
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      <div className={`${styles.pictureBox} ${printHalvesStyles.floors}`}>
        <SeamPicture
          name={img}
          sizes="100vw"
          className={`${styles.picture} ${printHalvesStyles.floorsPicture}`}
        />
        {children}
      </div>
      <div className={styles.text}>
        <p className={styles.scene}>{leftText}</p>
        <p className={styles.actionText}>{rightText}</p>
      </div>
    </section>
  );
}
