import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-block.module.css';

interface ProcessBlockProps {
  id: string;
  /** Close-up of a block, dark along its upper edge. */
  img: PictureName;
  heading: string;
  text: readonly string[];
}

/** Process section: a close-up with one line over it, two notes below. */
export function ProcessBlock({ id, img, heading, text }: ProcessBlockProps) {
  return (
    <section id={id} className={styles.section}>
      <CroppedPicture
        name={img}
        sizes="(width >= 48rem) max(100vw, 142svh), 237vw"
        className={styles.picture}
      />
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.notes}>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    </section>
  );
}
