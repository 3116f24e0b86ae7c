import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-counter.module.css';

interface TeamCounterProps {
  id: string;
  /** Counter from the front: coffee machine, pastry, plant. */
  img: PictureName;
  heading: string;
  /** People from left to right, each below their object. */
  people: readonly { name: string; object: string; text: string }[];
}

/** Counter without people; the team is named below the objects on it. */
export function TeamCounter({ id, img, heading, people }: TeamCounterProps) {
  return (
    <section id={id} className={styles.crew}>
      <CroppedPicture name={img} sizes="100vw" className={styles.picture} />
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.row}>
        {people.map(({ name, object, text }) => (
          <li key={name}>
            <h3 className="text-h3">{name}</h3>
            <p className={styles.object}>{object}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
