import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-two-flags.module.css';

interface ProcessTwoFlagsProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  /** Things that are carried up, in their order. */
  steps: readonly { title: string; text: string }[];
  fee: string;
}

/** Steps before a storm, beside a picture with two flags. Fits on one printed page. */
export function ProcessTwoFlags(props: ProcessTwoFlagsProps) {
  const { id, img, heading, text, steps, fee } = props;
  return (
    <section id={id} className={styles.flags}>
      <div className={styles.night}>
        <CroppedPicture
          name={img}
          sizes="(width >= 62rem) 50vw, 100vw"
          className={styles.picture}
        />
        <div className={styles.pair} aria-hidden="true">
          <i />
          <i />
        </div>
      </div>
      <div className={styles.text}>
        <h2 className="text-display font-medium">{heading}</h2>
        <p className={`${styles.lead} text-lead`}>{text}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3 className="text-h3 font-medium">{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.fee}>{fee}</p>
      </div>
    </section>
  );
}
