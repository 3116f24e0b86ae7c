import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-fringe.module.css';

interface ClosingFringeProps {
  /** Picture of a fringe on black. */
  img: PictureName;
  line: string;
}

/** Closing section: a picture of a fringe, and one line below it. */
export function ClosingFringe({ img, line }: ClosingFringeProps) {
  return (
    <section className={styles.section} aria-label={line}>
      <CroppedPicture name={img} sizes="(width >= 48rem) 100vw, 200vw" className={styles.picture} />
      <p className={styles.line}>{line}</p>
    </section>
  );
}
