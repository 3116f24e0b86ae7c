import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-die-room.module.css';

interface TeamDieRoomProps {
  id: string;
  heading: string;
  people: readonly { name: string; text: string }[];
  img: PictureName;
  /** Items that the firm asks a client for. */
  requests: { heading: string; items: readonly string[] };
}

/** The staff, in plain text, and a list of what they ask a client for. */
export function TeamDieRoom({ id, heading, people, img, requests }: TeamDieRoomProps) {
  return (
    <section id={id} data-tone="surface" className={styles.room}>
      <div className={styles.roomText}>
        <h2 className="text-h3">{heading}</h2>
        {people.map(({ name, text }) => (
          <p key={name}>
            <b>{name}</b> {text}
          </p>
        ))}
      </div>
      <Picture name={img} sizes="(width >= 48rem) 62vw, 100vw" className={styles.roomPicture} />
      <div className={styles.requests}>
        <h2 className="text-h3">{requests.heading}</h2>
        <ul>
          {requests.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
