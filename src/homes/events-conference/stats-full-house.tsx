import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './stats-full-house.module.css';

interface StatsFullHouseProps {
  id: string;
  /** Wide picture of a full auditorium. */
  img: PictureName;
  heading: string;
  text: string;
  /** Attendees, by trade. */
  trades: readonly { count: number; title: string }[];
  /** Note on the last entry. */
  note: string;
}

/** Full-width picture of the audience, and numbers of attendees by trade as running text. */
export function StatsFullHouse({ id, img, heading, text, trades, note }: StatsFullHouseProps) {
  return (
    <section id={id} className={styles.house}>
      <Picture
        name={img}
        sizes="(width >= 48rem) 100vw, 190vw"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <ul className={`${styles.trades} font-display font-medium`}>
        {trades.map(({ count, title }) => (
          <li key={title}>
            <b>{count}</b> {title}
          </li>
        ))}
        <li className={styles.note}>{note}</li>
      </ul>
    </section>
  );
}
