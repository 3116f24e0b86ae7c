import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './visit-lower-end.module.css';

interface VisitLowerEndProps {
  id: string;
  /** Portrait picture of all kites on one line, from below. */
  img: PictureName;
  heading: string;
  text: readonly string[];
  /** Text on the public flights. */
  flightsText: string;
}

/** Visitor information, beside a portrait picture of all kites. */
export function VisitLowerEnd({ id, img, heading, text, flightsText }: VisitLowerEndProps) {
  return (
    <section id={id} className={styles.post}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 50vw, 100vw"
        className={styles.postPicture}
      />
      <div className={styles.postText}>
        <h2 className={styles.postHeading}>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.postVisit}>{flightsText}</p>
      </div>
    </section>
  );
}
