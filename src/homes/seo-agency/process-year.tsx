import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-year.module.css';

interface ProcessYearProps {
  id: string;
  heading: string;
  lead: string;
  /** Name of the strip, which scrolls sideways on narrow screens. */
  label: string;
  /** Picture of five pieces of ground in a row, on a transparent background. */
  img: PictureName;
  /** Unit of the figures. */
  unit: string;
  /** Stages of the year, one for each piece of ground. */
  stages: readonly { time: string; title: string; calls: number; text: string }[];
}

/** Stages of the first year with the number of calls, each with a part of the picture. */
export function ProcessYear({ id, heading, lead, label, img, unit, stages }: ProcessYearProps) {
  const maximum = Math.max(...stages.map(({ calls }) => calls));
  return (
    <section id={id} className={styles.plots}>
      <div className={`${styles.head} lf-container`}>
        <h2 className="text-h1 font-extrabold">{heading}</h2>
        <p>{lead}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key */}
      <section className={styles.strip} aria-label={label} tabIndex={0}>
        <div className={styles.ground}>
          <Picture name={img} sizes="(width >= 80rem) 80rem, (width >= 75rem) 100vw, 72rem" />
          <ol>
            {stages.map(({ time, title, calls, text }) => (
              <li key={title}>
                <h3 className="text-h3 font-extrabold">{title}</h3>
                <p className={styles.time}>{time}</p>
                <p
                  className={styles.calls}
                  style={{ '--part': (calls / maximum).toFixed(3) } as CSSProperties}
                >
                  <strong className="font-display">{calls}</strong> {unit}
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </section>
  );
}
