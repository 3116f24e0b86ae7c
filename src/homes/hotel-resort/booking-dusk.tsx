import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './booking-dusk.module.css';

interface BookingDuskProps {
  id: string;
  heading: string;
  text: string;
  img: PictureName;
  /** Directions. */
  directions: readonly { title: string; text: string }[];
  /** The request form. */
  children: ReactNode;
}

/**
 * Closing section with a picture of the bay after sunset: text over the sky, the request form
 * below, and directions.
 */
export function BookingDusk({ id, heading, text, img, directions, children }: BookingDuskProps) {
  return (
    <section className={styles.section}>
      <Picture
        name={img}
        sizes="(width >= 62rem) 100vw, 42rem"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <div id={id} className={styles.parts}>
        <div className={styles.form}>{children}</div>
        <dl className={styles.directions}>
          {directions.map(({ title, text: directionText }) => (
            <div key={title}>
              <dt className="font-display text-h4">{title}</dt>
              <dd>{directionText}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
