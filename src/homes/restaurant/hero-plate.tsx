import { Button } from '../../elements/button/button.tsx';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './hero-plate.module.css';

interface HeroPlateProps {
  /** A table from above, with a round plate; hero-plate.module.css has its position. */
  media: SizedPicture;
  /** Part of the headline above the plate. */
  headingAbove: { words: string; highlight: string };
  /** Part of the headline below the plate. */
  headingBelow: string;
  address: readonly string[];
  text: string;
  action: { title: string; link: string };
  secondaryAction: { title: string; link: string };
}

/** Hero with a laid table from above; the headline is around a plate. */
export function HeroPlate(props: HeroPlateProps) {
  const { media, headingAbove, headingBelow, address, text, action, secondaryAction } = props;
  return (
    <section data-first-screen="" className={styles.plate}>
      <div className={styles.plateTable}>
        <Picture {...media} priority />
        <h1 className={`${styles.plateHeading} font-medium`}>
          <span className="sr-only">
            {headingAbove.words}
            {headingAbove.highlight} {headingBelow}
          </span>
          <svg viewBox="-180 -180 360 360" aria-hidden="true">
            <path id="plate-over" d="M-131 0A131 131 0 0 1 131 0" fill="none" />
            <path id="plate-under" d="M-153 0A153 153 0 0 0 153 0" fill="none" />
            <text textAnchor="middle">
              <textPath href="#plate-over" startOffset="50%">
                {headingAbove.words}
                <tspan className={styles.plateLit}>{headingAbove.highlight}</tspan>
              </textPath>
            </text>
            <text textAnchor="middle">
              <textPath href="#plate-under" startOffset="50%">
                {headingBelow}
              </textPath>
            </text>
          </svg>
        </h1>
      </div>
      <div className={styles.plateCards}>
        <p className={styles.platePlace}>
          <b>
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </b>
          {text}
        </p>
        <p className={styles.plateActions}>
          <Button href={action.link}>{action.title}</Button>
          <Button href={secondaryAction.link} tone="quiet">
            {secondaryAction.title}
          </Button>
        </p>
      </div>
    </section>
  );
}
