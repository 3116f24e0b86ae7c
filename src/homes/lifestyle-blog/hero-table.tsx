import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './hero-table.module.css';

interface HeroTableProps {
  id: string;
  img: PictureName;
  sizes: string;
  heading: string;
  /** The large story. */
  story: { text: string; action: { title: string; link: string } };
  /** The two small stories. */
  smallStories: readonly { title: string; text: string; link: string }[];
}

/** Hero with one large story over a painting and two small ones below it. */
export function HeroTable({ id, img, sizes, heading, story, smallStories }: HeroTableProps) {
  return (
    <section id={id} className={styles.tableside} data-first-screen="">
      <h1 className={styles.heading}>{heading}</h1>
      <Picture
        name={img}
        sizes={sizes}
        priority
        className={`${styles.picture} ${styles.paperWhite}`}
      />
      <div className={styles.story}>
        <p>{story.text}</p>
        <a href={story.action.link} className="lf-link">
          {story.action.title}
        </a>
      </div>
      {smallStories.map(({ title, text, link }) => (
        <article key={link} className={styles.small}>
          <h2 className={styles.title}>
            <a href={link}>{title}</a>
          </h2>
          <p>{text}</p>
        </article>
      ))}
    </section>
  );
}
