import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './closing-bus.module.css';
import heroTableStyles from './hero-table.module.css';

interface ClosingBusProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
}

/** Closing section with a picture. */
export function ClosingBus({ id, img, heading, text }: ClosingBusProps) {
  return (
    <section id={id} className={styles.unfinished}>
      <h2 className={styles.heading}>{heading}</h2>
      <Picture
        name={img}
        sizes="(width >= 48rem) 76vw, 130vw"
        className={`${styles.picture} ${heroTableStyles.paperWhite}`}
        imgClassName="w-full h-auto"
      />
      <p className={styles.text}>{text}</p>
    </section>
  );
}
