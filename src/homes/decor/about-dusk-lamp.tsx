import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './about-dusk-lamp.css';

interface AboutDuskLampProps {
  id: string;
  /** Picture of pots at dusk, with space for text above. */
  media: PictureName;
  heading: string;
  text: string;
  /** Number of crossword clues that were readable in its light. */
  results: readonly { title: string; clues: number; text: string }[];
  all: number;
}

/** Full-width picture of a lamp at dusk, and a reading test whose figures fade with the light. */
export function AboutDuskLamp({ id, media, heading, text, results, all }: AboutDuskLampProps) {
  return (
    <section id={id} className="dusk">
      <div className="dusk-words">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Picture
        name={media}
        sizes="max(100vw, 68rem)"
        className="dusk-picture"
        imgClassName="size-full"
      />
      <ol className="dusk-results">
        {results.map((result) => (
          <li
            key={result.title}
            style={
              {
                '--lit': `${Math.round((100 * result.clues) / all)}%`,
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
