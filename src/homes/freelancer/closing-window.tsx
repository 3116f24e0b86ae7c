import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-window.module.css';

interface ClosingWindowProps {
  img: PictureName;
  line: string;
}

/** Closing section: the picture of the first screen at a later hour, and one line below. */
export function ClosingWindow({ img, line }: ClosingWindowProps) {
  return (
    <section className={styles.section} aria-label={line}>
      <CroppedPicture name={img} sizes="(width >= 48rem) 100vw, 210vw" className={styles.picture} />
      <p className={styles.line}>{line}</p>
    </section>
  );
}
