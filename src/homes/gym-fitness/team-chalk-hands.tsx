import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-chalk-hands.module.css';

interface TeamChalkHandsProps {
  id: string;
  heading: string;
  text: string;
  people: readonly {
    name: string;
    img: PictureName;
    formerJob: string;
    text: string;
    classNames: string;
  }[];
}

/** Trainers, each with a chalk handprint. */
export function TeamChalkHands({ id, heading, text, people }: TeamChalkHandsProps) {
  return (
    <section id={id} className={styles.hands}>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.wall}>
        {people.map(({ name, img, formerJob, text: description, classNames }) => (
          <li key={name}>
            <Picture name={img} sizes="(width >= 62rem) 25vw, (width >= 36rem) 45vw, 80vw" />
            <h3 className="text-h2 font-extrabold">{name}</h3>
            <p className={styles.formerJob}>{formerJob}</p>
            <p>{description}</p>
            <p className={styles.classes}>{classNames}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
