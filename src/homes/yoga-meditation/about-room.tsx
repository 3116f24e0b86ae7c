import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-room.module.css';

interface AboutRoomProps {
  id: string;
  /** Heading for screen readers; only the sentence itself is visible. */
  heading: string;
  sentence: string;
  /** Picture of the room from above, 2:1. */
  img: PictureName;
  caption: string;
}

/** Description of the room in one long sentence, over a full-width picture of its floor. */
export function AboutRoom({ id, heading, sentence, img, caption }: AboutRoomProps) {
  return (
    <section id={id} className={styles.room}>
      <h2 className="sr-only">{heading}</h2>
      <p className={`${styles.sentence} font-display`}>{sentence}</p>
      <figure className={styles.view}>
        <Picture name={img} sizes="(width >= 48rem) 100vw, 170vw" imgClassName="h-full" />
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  );
}
