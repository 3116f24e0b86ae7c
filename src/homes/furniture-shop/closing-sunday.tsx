import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-sunday.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

interface ClosingSundayProps {
  img: PictureName;
  heading: string;
  text: string;
}

/** Closing section with a picture of an unpainted chair. */
export function ClosingSunday({ img, heading, text }: ClosingSundayProps) {
  return (
    <section className={`${weekdayTonesStyles.primerSection} ${styles.section}`}>
      <div className={styles.picture}>
        <Picture name={img} sizes="100vw" className="size-full" imgClassName="size-full" />
      </div>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
