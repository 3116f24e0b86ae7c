import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-flag-stop.module.css';

interface AboutFlagStopProps {
  heading: string;
  text: readonly string[];
  /** Text on the picture’s lower edge. */
  aside: string;
  /** Portrait picture. */
  img: PictureName;
}

/** Explanation of a flag stop, beside a portrait picture. */
export function AboutFlagStop({ heading, text, aside, img }: AboutFlagStopProps) {
  return (
    <section className={styles.story}>
      <figure className={styles.storyFigure}>
        <Picture name={img} sizes="(width >= 62rem) 46vw, 100vw" />
        <figcaption className="text-caption">{aside}</figcaption>
      </figure>
      <div className={styles.storyText}>
        <h2 className="text-h2">{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
