import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-sunday.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

interface ClosingSundayProps {
  media: PictureName;
  heading: string;
  text: string;
}

/** Closing section with a picture of an unpainted chair. */
export function ClosingSunday({ media, heading, text }: ClosingSundayProps) {
  return (
    <section className={`${weekdayTonesStyles.onPrimer} ${styles.whiteday}`}>
      <div className={styles.picture}>
        <Picture name={media} sizes="100vw" className="size-full" imgClassName="size-full" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
