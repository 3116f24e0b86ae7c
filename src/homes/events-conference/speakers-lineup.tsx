import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './speakers-lineup.module.css';

interface SpeakersLineupProps {
  id: string;
  heading: string;
  text: string;
  /** Portraits on the page's background color. */
  speakers: readonly { img: PictureName; name: string; trade: string; text: string }[];
}

/** Row of full-length portraits of speakers, with texts below. */
export function SpeakersLineup({ id, heading, text, speakers }: SpeakersLineupProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {speakers.map(({ img, name, trade, text: description }) => (
          <li key={name}>
            <Picture
              name={img}
              sizes="(width >= 75rem) 26vw, (width >= 48rem) 33vw, 50vw"
              className={styles.picture}
            />
            <h3>{name}</h3>
            <p className={styles.trade}>{trade}</p>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
