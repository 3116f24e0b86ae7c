import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-silent-night.module.css';

/** Full-width picture without text. */
export function GallerySilentNight({ media }: { media: PictureName }) {
  return (
    <Picture
      name={media}
      sizes="(width >= 48rem) 100vw, 275vw"
      className={styles.barnSilent}
      imgClassName="size-full"
    />
  );
}
