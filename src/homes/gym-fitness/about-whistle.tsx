import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-whistle.module.css';

interface AboutWhistleProps {
  /** Parts of a sentence; `img` is a word-sized picture before the part. */
  heading: readonly { words: string; img?: PictureName }[];
  text: readonly string[];
}

/** One large sentence with inline pictures. */
export function AboutWhistle({ heading, text }: AboutWhistleProps) {
  return (
    <section data-first-screen="" className={styles.section}>
      <h2 className="font-extrabold">
        {heading.map(({ words, img }) => (
          <span key={words}>
            {img && (
              <Picture
                name={img}
                alt=""
                ratio="2/1"
                sizes="(width >= 48rem) 20vw, 34vw"
                className={styles.picture}
              />
            )}{' '}
            {words}{' '}
          </span>
        ))}
      </h2>
      <div className={styles.text}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
