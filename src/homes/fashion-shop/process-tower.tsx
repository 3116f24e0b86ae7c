import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { chartSize } from './hem-curves.ts';
import narrowLettersStyles from './narrow-letters.module.css';
import styles from './process-tower.module.css';

interface ProcessTowerProps {
  id: string;
  heading: string;
  text: readonly string[];
  img: PictureName;
  /** The hem after each night, as paths. */
  curves: readonly string[];
  curvesLabel: string;
  /** Labels of positions around the hem, from front to front. */
  positionLabels: readonly string[];
  nights: readonly { night: string; drop: string; remark: string }[];
}

/** Renders a picture of the tower, and a chart of a skirt's hem after each night. */
export function ProcessTower(props: ProcessTowerProps) {
  const { id, heading, text, img, curves, curvesLabel, positionLabels, nights } = props;
  return (
    <section id={id} className={styles.section}>
      <Picture
        name={img}
        sizes="(width >= 62rem) 42vw, 100vw"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.text}>
        <h2 className={`${narrowLettersStyles.heading} ${styles.heading}`}>{heading}</h2>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <figure className={styles.hem}>
        <svg
          viewBox={`0 0 ${chartSize.width} ${chartSize.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={curvesLabel}
        >
          {curves.map((curve) => (
            <path key={curve} d={curve} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <div aria-hidden="true" className={styles.places}>
          {positionLabels.map((label, i) => (
            <span key={i} style={{ '--place': i } as CSSProperties}>
              {label}
            </span>
          ))}
        </div>
      </figure>
      <ol className={styles.nights}>
        {nights.map(({ night, drop, remark }) => (
          <li key={night}>
            <span className={styles.drop}>{drop}</span>
            <span>
              <b>{night}</b> {remark}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
