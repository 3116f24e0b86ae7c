import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-treatment.module.css';

interface ProcessTreatmentProps {
  id: string;
  degrees: string;
  heading: string;
  /** Picture of a room with space for text on its left. */
  img: PictureName;
  minutes: readonly { time: string; text: string }[];
}

/** Schedule of a treatment, minute by minute, over a full-width picture. */
export function ProcessTreatment({ id, degrees, heading, img, minutes }: ProcessTreatmentProps) {
  return (
    <section id={id} className={styles.section}>
      <Picture name={img} sizes="(width >= 62rem) 100vw, 150vw" className={styles.picture} />
      <div className={styles.text}>
        <p className={`${styles.degrees} font-display`}>{degrees}</p>
        <h2 className={styles.heading}>{heading}</h2>
        <dl>
          {minutes.map(({ time, text }) => (
            <div key={time}>
              <dt>{time}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
