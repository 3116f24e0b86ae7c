import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { Work } from './works.ts';
import './stamp-heights.css';
import './work-loupe.css';
import './work-loupe-table.css';

interface WorkLoupeProps {
  id: string;
  heading: string;
  text: string;
  /** Name of the list of stamps. */
  listLabel: string;
  /** Name of the marks of a stamp. */
  marksLabel: string;
  works: readonly Work[];
  /** The island `LoupeGlass`. */
  children: ReactNode;
}

/** Index of the size of each stamp on the table, in the order of `works`. */
const sizeIndexes = [1, 0, 2, 1, 3, 2, 0, 1, 2];

/**
 * List of stamps, and the chosen one: the one in the URL's hash, else the first. Without
 * script that is all; `LoupeGlass` adds the loupe.
 *
 * Attributes: `data-selected` on the chosen stamp, `data-ready` on its place and `data-found` on a mark that the
 * loupe has shown, all set by `LoupeGlass`.
 */
export function WorkLoupe(props: WorkLoupeProps) {
  const { id, heading, text, listLabel, marksLabel, works, children } = props;
  return (
    <section id={id} className="loupe-bench">
      <div className="loupe-words">
        <h2 className="loupe-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="loupe-hand">
        {works.map(({ id: name, title, picture, size, year, production, terms, marks }) => (
          <article key={name} id={name} className="loupe-work" aria-label={title}>
            <div
              className="loupe-paper"
              style={{ '--w': size[0], '--h': size[1] } as CSSProperties}
            >
              <Picture
                name={picture}
                sizes="(width >= 62rem) 33rem, 92vw"
                className="loupe-stamp height-2"
              />
            </div>
            <h3 className="loupe-title">{title}</h3>
            <p className="loupe-made">
              {year}. {production}. {terms}
            </p>
            <ol className="loupe-marks" aria-label={marksLabel}>
              {marks.map((mark, index) => (
                <li key={mark.title} id={`${name}-${index + 1}`}>
                  <a href={`#${name}-${index + 1}`} className="loupe-mark">
                    {mark.title}
                  </a>
                  <p>{mark.text}</p>
                </li>
              ))}
            </ol>
          </article>
        ))}
        {children}
      </div>
      <nav aria-label={listLabel} className="loupe-table">
        <ul>
          {works.map(({ id: name, title, picture }, index) => (
            <li key={name} data-stamp={name} data-size={sizeIndexes[index]} className="loupe-lying">
              <a href={`#${name}`} className={`loupe-take height-${sizeIndexes[index]}`}>
                <Picture name={picture} alt={title} sizes="(width >= 62rem) 25vw, 42vw" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
