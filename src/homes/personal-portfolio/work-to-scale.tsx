import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './work-to-scale.module.css';

interface WorkToScaleProps {
  id: string;
  heading: string;
  /** Picture of a wall with the numbered works, all to one scale. */
  img: PictureName;
  works: readonly { title: string; size: string; text: string; price: string }[];
}

/** Full-width picture of a wall with all works to one scale, and a numbered list of them. */
export function WorkToScale({ id, heading, img, works }: WorkToScaleProps) {
  return (
    <section id={id} className={styles.wall}>
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, by keys as well */}
      <section className={styles.view} aria-label={heading} tabIndex={0}>
        <Picture name={img} sizes="max(100vw, 62rem)" className={styles.picture} />
      </section>
      <ol className={styles.works}>
        {works.map(({ title, size, text, price }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.size}>{size}</p>
            <p>{text}</p>
            <p className={styles.price}>{price}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
