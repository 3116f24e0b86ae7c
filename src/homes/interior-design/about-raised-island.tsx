import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-raised-island.module.css';

interface AboutRaisedIslandProps {
  id: string;
  /** Full-width picture with a black lower part. */
  img: PictureName;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly { figure: string; text: string }[];
}

/** History of the raised island, over a full-width picture. */
export function AboutRaisedIsland({ id, img, heading, paragraphs, facts }: AboutRaisedIslandProps) {
  return (
    <section id={id} className="lift" data-tone="deep">
      <Picture
        name={img}
        sizes="(width >= 48rem) 100vw, 190vw"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.content}>
        <h2 className="text-display font-medium">{heading}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.facts}>
          {facts.map(({ figure, text }) => (
            <li key={text}>
              <b className="font-display">{figure}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
