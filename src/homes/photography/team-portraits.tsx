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
    media: PictureName;
    /** Caption of the picture that is shown in place of a portrait. */
    caption: string;
  }[];
}

/** The two photographers, each with a portrait-format picture. */
export function TeamPortraits({ id, heading, people }: TeamPortraitsProps) {
  return (
    <section id={id} className={styles.two}>
      <h2 className={styles.twoHeading}>{heading}</h2>
      {people.map(({ name, role, text, media, caption }) => (
        <article key={name} className={styles.twoPerson}>
          <figure>
            <Picture name={media} alt="" sizes="(width >= 48rem) 36vw, 92vw" />
            <figcaption>{caption}</figcaption>
          </figure>
          <h3 className={styles.twoName}>{name}</h3>
          <p className={styles.twoRole}>{role}</p>
          <p>{text}</p>
        </article>
      ))}
    </section>
  );
}
