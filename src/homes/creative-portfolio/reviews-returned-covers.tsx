import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './reviews-returned-covers.module.css';
import stampHeightsStyles from './stamp-heights.module.css';

interface ReviewsReturnedCoversProps {
  id: string;
  heading: string;
  text: string;
  /** Two envelopes: the first lies higher. */
  covers: readonly [PictureName, PictureName];
  /** Clients' letters, in the color of their stamp. */
  letters: readonly { ink: string; title: string; text: string; sender: string }[];
}

/** Clients' letters, each in the color of its stamp, and pictures of envelopes. */
export function ReviewsReturnedCovers({
  id,
  heading,
  text,
  covers,
  letters,
}: ReviewsReturnedCoversProps) {
  const [upper, lower] = covers;
  return (
    <section id={id} className={styles.returned}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <div className={`${styles.upper} ${stampHeightsStyles['height-2']}`}>
        <Picture name={upper} sizes="(width >= 48rem) 52vw, 92vw" />
      </div>
      <div className={`${styles.lower} ${stampHeightsStyles['height-1']}`}>
        <Picture name={lower} sizes="(width >= 48rem) 44vw, 88vw" />
      </div>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter.title} data-stamp={letter.ink}>
            <h3>{letter.title}</h3>
            <blockquote>{letter.text}</blockquote>
            <p>{letter.sender}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
