import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-gum.module.css';
import stampHeightsStyles from './stamp-heights.module.css';

interface ClosingGumProps {
  /** The back of a stamp. */
  img: PictureName;
  /** Text on the back of the stamp. */
  instruction: string;
}

/** Closing section: the back of the stamp of the first screen, at the same size. */
export function ClosingGum({ img, instruction }: ClosingGumProps) {
  return (
    <section className={styles.side} aria-label={instruction}>
      <p className={styles.sideLine}>{instruction}</p>
      <div className={`${styles.sideStamp} ${stampHeightsStyles['height-3']}`}>
        <Picture name={img} sizes="(width >= 48rem) 44vw, 86vw" />
      </div>
    </section>
  );
}
