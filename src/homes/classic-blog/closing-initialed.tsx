import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-initialed.module.css';
import handwritingStyles from './handwriting/handwriting.module.css';
import { HandwrittenWords } from './handwriting/handwritten-words.tsx';

interface ClosingInitialedProps {
  id: string;
  /** Picture of a typewriter ribbon on a transparent background. */
  img: PictureName;
  /** Handwritten release for print. */
  release: string;
  /** Handwritten signature and time below the release. */
  signature: string;
}

/** End of the page like that of a proof: a handwritten release for print, and a ribbon as a rule. */
export function ClosingInitialed({ id, img, release, signature }: ClosingInitialedProps) {
  return (
    <section id={id} className={styles.initialed}>
      <p className={`${styles.text} ${handwritingStyles.broad}`}>
        <HandwrittenWords text={release} />
      </p>
      <p className={styles.signature}>
        <HandwrittenWords text={signature} />
      </p>
      <Picture name={img} sizes="100vw" className={styles.ribbon} />
    </section>
  );
}
