import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-portraits.module.css';

interface TeamPortraitsProps {
  id: string;
  heading: string;
  people: readonly {
    name: string;
    /** Years and role. */
    role: string;
    text: string;
    img: PictureName;
    /** Caption of the picture that is shown in place of a portrait. */
    caption: string;
  }[];
}

/** The two photographers, each with a portrait-format picture. */
export function TeamPortraits({ id, heading, people }: TeamPortraitsProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      {people.map(({ name, role, text, img, caption }) => (
        <article key={name} className={styles.person}>
          <figure>
            <Picture name={img} alt="" sizes="(width >= 48rem) 36vw, 92vw" />
            <figcaption>{caption}</figcaption>
          </figure>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{text}</p>
        </article>
      ))}
    </section>
  );
}
