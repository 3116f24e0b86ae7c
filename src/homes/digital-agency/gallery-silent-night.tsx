import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-silent-night.module.css';

/** Full-width picture without text. */
export function GallerySilentNight({ img }: { img: PictureName }) {
  return (
    <Picture
      name={img}
      sizes="(width >= 48rem) 100vw, 275vw"
      className={styles.barnSilent}
      imgClassName="size-full"
    />
  );
}
