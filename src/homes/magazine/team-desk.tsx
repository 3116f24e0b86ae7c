import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import runningHeadStyles from './running-head.module.css';
import { RunningHead } from './running-head.tsx';
import styles from './team-desk.module.css';

interface TeamDeskProps {
  runningHead: { page: string; title: string; date: string };
  id: string;
  heading: string;
  /** Portrait picture of the desk. */
  img: PictureName;
  people: readonly { name: string; role: string; text: string }[];
}

/** Writers in columns; the editor’s is the widest. */
export function TeamDesk({ runningHead, id, heading, img, people }: TeamDeskProps) {
  return (
    <section id={id} className={runningHeadStyles.insidePage}>
      <RunningHead {...runningHead} />
      <div className={styles.grid}>
        <Picture
          name={img}
          sizes="(width >= 62rem) 32vw, (width >= 48rem) 42vw, 92vw"
          className={styles.picture}
        />
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.columns}>
          {people.map(({ name, role, text }) => (
            <li key={name}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
