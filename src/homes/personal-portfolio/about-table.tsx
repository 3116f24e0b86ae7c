import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-table.module.css';

interface AboutTableProps {
  media: PictureName;
  caption: string;
}

/** Full-width picture of a table from above, with a caption. */
export function AboutTable({ media, caption }: AboutTableProps) {
  return (
    <figure className={styles.above}>
      <Picture
        name={media}
        sizes="(width >= 62rem) 100vw, 190vw"
        className={styles.abovePicture}
        imgClassName="size-full"
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
