import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './features-low-water-walk.module.css';

interface FeaturesLowWaterWalkProps {
  heading: string;
  /** Portrait picture with space for text in its lower third. */
  img: PictureName;
  /** Text on the sand in the picture. */
  sandText: string;
  reasons: readonly { title: string; text: string }[];
}

/** Features of a month, beside a picture of the beach with a text on it. */
export function FeaturesLowWaterWalk({
  heading,
  img,
  sandText,
  reasons,
}: FeaturesLowWaterWalkProps) {
  return (
    <section className={styles.section}>
      <div className={styles.beach}>
        <Picture name={img} sizes="(width >= 62rem) 50vw, 100vw" />
        <p className={`${styles.sand} font-display`}>{sandText}</p>
      </div>
      <h2 className={styles.heading}>{heading}</h2>
      <dl className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-h3">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
