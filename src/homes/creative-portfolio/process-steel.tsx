import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-steel.module.css';
import stampHeightsStyles from './stamp-heights.module.css';

interface ProcessSteelProps {
  id: string;
  /** Close-up of the plate. */
  img: PictureName;
  heading: string;
  text: string;
  /** Proofs of one plate at different states, in order. */
  states: readonly { img: PictureName; title: string; text: string }[];
}

/** Full-width picture of a plate, and overlapping proofs of it below. */
export function ProcessSteel({ id, img, heading, text, states }: ProcessSteelProps) {
  return (
    <section id={id} className={styles.steel}>
      <CroppedPicture name={img} sizes="100vw" className={styles.steelPlate} />
      <div className={styles.steelText}>
        <h2 className={styles.steelHeading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <ol className={styles.steelStates}>
        {states.map((state) => (
          <li key={state.title}>
            <div className={`${styles.steelProof} ${stampHeightsStyles['height-1']}`}>
              <Picture name={state.img} sizes="(width >= 48rem) 26vw, 44vw" />
            </div>
            <h3>{state.title}</h3>
            <p>{state.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
