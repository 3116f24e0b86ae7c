import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-fringe.module.css';

interface ClosingFringeProps {
  /** Picture of a fringe on black. */
  media: PictureName;
  line: string;
}

/** Closing section: a picture of a fringe, and one line below it. */
export function ClosingFringe({ media, line }: ClosingFringeProps) {
  return (
    <section className={styles.fringe} aria-label={line}>
      <CroppedPicture
        name={media}
        sizes="(width >= 48rem) 100vw, 200vw"
        className={styles.picture}
      />
      <p className={styles.line}>{line}</p>
    </section>
  );
}
