import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './refusals-pile.module.css';

interface RefusalsPileProps {
  id: string;
  /** Close-up of a word on a screen. */
  img: PictureName;
  heading: string;
  lead: string;
  /** Refused page elements, each with a reason and its weight. */
  items: readonly { title: string; text: string; grams: string }[];
}

/** Refused page elements as a pile of windows, over a close-up of the word “no”. */
export function RefusalsPile({ id, img, heading, lead, items }: RefusalsPileProps) {
  return (
    <section id={id} className={styles.refusals}>
      <Picture
        name={img}
        sizes="(width >= 48rem) 100vw, 150vw"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.text}>
        <h2 className="text-h2 font-extrabold">{heading}</h2>
        <p>{lead}</p>
      </div>
      <ul className={styles.pile}>
        {items.map(({ title, text, grams }) => (
          <li key={title}>
            <div className={styles.item}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.grams}>{grams}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
