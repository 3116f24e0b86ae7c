import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-table.module.css';

interface AboutTableProps {
  img: PictureName;
  caption: string;
}

/** Full-width picture of a table from above, with a caption. */
export function AboutTable({ img, caption }: AboutTableProps) {
  return (
    <figure className={styles.above}>
      <Picture
        name={img}
        sizes="(width >= 62rem) 100vw, 190vw"
        className={styles.abovePicture}
        imgClassName="size-full"
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
