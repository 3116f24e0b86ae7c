import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './features-low-water-walk.module.css';

interface FeaturesLowWaterWalkProps {
  heading: string;
  /** Portrait picture with space for text in its lower third. */
  media: PictureName;
  /** Text on the sand in the picture. */
  sandText: string;
  reasons: readonly { title: string; text: string }[];
}

/** Features of a month, beside a picture of the beach with a text on it. */
export function FeaturesLowWaterWalk({
  heading,
  media,
  sandText,
  reasons,
}: FeaturesLowWaterWalkProps) {
  return (
    <section className={styles.walk}>
      <div className={styles.walkBeach}>
        <Picture name={media} sizes="(width >= 62rem) 50vw, 100vw" />
        <p className={`${styles.walkSand} font-display`}>{sandText}</p>
      </div>
      <h2 className={styles.walkHeading}>{heading}</h2>
      <dl className={styles.walkReasons}>
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
