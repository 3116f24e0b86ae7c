import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import aboutRiverStyles from './about-river.module.css';
import styles from './gallery-spread.module.css';

/** Full-width drawing with space around it and one caption. */
export function GallerySpread({ img, caption }: { img: PictureName; caption: string }) {
  return (
    <figure className={`${aboutRiverStyles.spread} ${styles.spread}`}>
      <div className={styles.spreadView}>
        <Picture name={img} sizes="(width >= 48rem) 100vw, 185vw" className={styles.spreadMap} />
      </div>
      <figcaption className={styles.spreadNote}>{caption}</figcaption>
    </figure>
  );
}
