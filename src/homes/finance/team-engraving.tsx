import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './team-engraving.module.css';

interface TeamEngravingProps {
  id: string;
  heading: string;
  img: PictureName;
  caption: string;
  /** Staff members, in order. */
  people: readonly { name: string; text: string; phone: { title: string; link: string } }[];
}

/** Staff members with a paragraph each, beside a portrait engraving. */
export function TeamEngraving({ id, heading, img, caption, people }: TeamEngravingProps) {
  return (
    <section id={id} className={styles.people}>
      <div className={`${styles.columns} lf-container`}>
        <figure className={styles.picture}>
          <Picture name={img} sizes="(width >= 62rem) 28rem, (width >= 36rem) 24rem, 80vw" />
          <figcaption className="mt-6 text-note text-muted">{caption}</figcaption>
        </figure>
        <div>
          <h2 className="text-h2 font-bold">{heading}</h2>
          <ul className={styles.list}>
            {people.map(({ name, text, phone }) => (
              <li key={name}>
                <b>{name}</b> (
                <a href={phone.link} className={`${styles.phone} lf-link`}>
                  {phone.title}
                </a>
                ) {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
