import '../../themes/tones.css';
import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './process-first-visit.module.css';

interface ProcessFirstVisitProps {
  id: string;
  /** Portrait picture of a room. */
  img: PictureName;
  /** Close-up below it. */
  closeUpImg: PictureName;
  heading: string;
  text: string;
  /** Word before the minute, for screen readers. */
  minutePrefix: string;
  /** Steps, with the minutes after arrival. */
  steps: readonly { minute: number; title: string; text: string }[];
}

/** Timeline of a first visit in minutes, with longer gaps for longer steps on a wide screen. */
export function ProcessFirstVisit({
  id,
  img,
  closeUpImg,
  heading,
  text,
  minutePrefix,
  steps,
}: ProcessFirstVisitProps) {
  return (
    <section id={id} data-tone="tint" className={styles.section}>
      <CroppedPicture name={img} sizes="(width >= 62rem) 58vw, 100vw" className={styles.picture} />
      <div className={styles.text}>
        <h2 className="text-h1 font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
        <ol className={styles.minutes}>
          {steps.map(({ minute, title, text: note }, index) => (
            <li
              key={title}
              style={{ '--last': (steps[index + 1]?.minute ?? minute) - minute } as CSSProperties}
            >
              <span className={styles.time}>
                <span className="sr-only">{minutePrefix} </span>
                {minute}
              </span>
              <h3 className="text-h4 font-semibold">{title}</h3>
              <p>{note}</p>
            </li>
          ))}
        </ol>
      </div>
      <CroppedPicture
        name={closeUpImg}
        sizes="(width >= 62rem) 46vw, 100vw"
        className={styles.closeUp}
      />
    </section>
  );
}
