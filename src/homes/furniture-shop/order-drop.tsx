import type { ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import type { DayId } from './days.ts';
import styles from './order-drop.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

interface OrderDropProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Portrait close-up of a drop of paint in each color. */
  drops: readonly { day: DayId; img: PictureName }[];
  /** The form. */
  children: ReactNode;
}

/** Order form, beside a drop of paint in the color of the day. */
export function OrderDrop({ id, heading, text, drops, children }: OrderDropProps) {
  return (
    <section id={id} className={`${styles.section} ${weekdayTonesStyles.weekdaySection}`}>
      <div className={styles.pictures}>
        {drops.map(({ day, img }) => (
          <DropPicture key={day} day={day} img={img} />
        ))}
      </div>
      <div className={styles.form}>
        <h2 className={styles.heading}>{heading}</h2>
        {text.map((part) => (
          <p key={part} className={styles.text}>
            {part}
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}

function DropPicture({ day, img }: { day: DayId; img: PictureName }) {
  return (
    <div data-for={day} className={styles.picture}>
      <Picture
        name={img}
        sizes="(width >= 62rem) 73vw, 100vw"
        className="size-full"
        imgClassName="size-full"
      />
    </div>
  );
}
