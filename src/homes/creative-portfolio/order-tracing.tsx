import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './order-tracing.module.css';
import stampHeightsStyles from './stamp-heights.module.css';

interface OrderTracingProps {
  id: string;
  heading: string;
  text: string;
  /** Picture of a stamp beside the form. */
  img: PictureName;
  /** The form. */
  children: ReactNode;
}

/** Order form for a custom face value, on the same background as the editor above. */
export function OrderTracing({ id, heading, text, img, children }: OrderTracingProps) {
  return (
    <section id={id} className={styles.tracing}>
      <div>
        <h2 className={styles.tracingHeading}>{heading}</h2>
        <p>{text}</p>
        <Picture
          name={img}
          alt=""
          sizes="(width >= 62rem) 17vw, 1px"
          className={`${styles.tracingStamp} ${stampHeightsStyles['height-1']}`}
        />
      </div>
      {children}
    </section>
  );
}
