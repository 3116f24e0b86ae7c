import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-seam.module.css';

interface ProcessSeamProps {
  id: string;
  /** Close-up of a seam and a hitch. */
  img: PictureName;
  heading: string;
  notes: readonly { title: string; text: string }[];
}

/** Full-width close-up, and four notes below. */
export function ProcessSeam({ id, img, heading, notes }: ProcessSeamProps) {
  return (
    <section id={id} className={styles.seam}>
      <h2 className={styles.seamHeading}>{heading}</h2>
      <CroppedPicture
        name={img}
        sizes="(width >= 48rem) 100vw, 130vw"
        className={styles.seamPicture}
      />
      <dl className={styles.seamNotes}>
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
