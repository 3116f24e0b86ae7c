import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './about-dusk-lamp.module.css';

interface AboutDuskLampProps {
  id: string;
  /** Picture of pots at dusk, with space for text above. */
  img: PictureName;
  heading: string;
  text: string;
  /** Lamps, each with the number of crossword clues that were readable in its light. */
  results: readonly { title: string; clues: number; text: string }[];
  /** Number of all clues. */
  clueCount: number;
}

/** Full-width picture of a lamp at dusk, and a reading test whose figures fade with the light. */
export function AboutDuskLamp(props: AboutDuskLampProps) {
  const { id, img, heading, text, results, clueCount } = props;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Picture
        name={img}
        sizes="max(100vw, 68rem)"
        className={styles.picture}
        imgClassName="size-full"
      />
      <ol className={styles.results}>
        {results.map((result) => (
          <li
            key={result.title}
            style={
              {
                '--lit': `${Math.round((100 * result.clues) / clueCount)}%`,
              } as CSSProperties
            }
          >
            <b>{result.clues}</b>
            <span>
              {result.title}, {result.text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
