import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './gallery-sand.module.css';

interface GallerySandProps {
  id: string;
  /** Picture of all kites on the beach. */
  img: PictureName;
  heading: string;
  kites: readonly { id: string; title: string; price: string; stock: string }[];
}

/** Closing section: a picture of all kites, and links back to each. */
export function GallerySand({ id, img, heading, kites }: GallerySandProps) {
  return (
    <section id={id} className={styles.sand}>
      <Picture name={img} sizes="100vw" className={styles.sandPicture} imgClassName="size-full" />
      <h2 className={styles.sandHeading}>{heading}</h2>
      <ul className={styles.sandKites}>
        {kites.map(({ id: kite, title, price, stock }) => (
          <li key={kite}>
            <a href={`#${kite}`}>{title}</a>
            <span>
              {price}. {stock}.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
