import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-upside-down.module.css';

interface TeamUpsideDownProps {
  id: string;
  heading: string;
  text: string;
  /** Label of the switch. */
  switchLabel: string;
  /** Close-ups of faces; `isAtDesk` ones stay upright: nobody sees them from the chair. */
  people: readonly {
    img: PictureName;
    name: string;
    role: string;
    text: string;
    isAtDesk?: boolean;
  }[];
}

/** Staff portraits; a switch shows them upside down in the lamp's light, as seen from the chair. */
export function TeamUpsideDown({ id, heading, text, switchLabel, people }: TeamUpsideDownProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 className="text-h1 font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
        <label className={styles.flipSwitch}>
          <input type="checkbox" />
          <span>{switchLabel}</span>
        </label>
      </div>
      <ul className={styles.wall}>
        {people.map(({ img, name, role, text: note, isAtDesk }) => (
          <li key={name}>
            <span className={styles.frame} data-upright={isAtDesk}>
              <Picture name={img} sizes="(width >= 62rem) 50vw, 100vw" imgClassName="size-full" />
            </span>
            <div>
              <h3 className="text-h4 font-semibold">{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
