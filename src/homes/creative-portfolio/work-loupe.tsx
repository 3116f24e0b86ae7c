import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import stampHeightsStyles from './stamp-heights.module.css';
import styles from './work-loupe.module.css';
import tableStyles from './work-loupe-table.module.css';
import type { Work } from './works.ts';

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
    <section id={id} className={styles.bench}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.hand}>
        {works.map(({ id: name, title, picture, size, year, production, terms, marks }) => (
          <article key={name} id={name} className={styles.work} aria-label={title}>
            <div
              className={styles.paper}
              style={{ '--w': size[0], '--h': size[1] } as CSSProperties}
            >
              <Picture
                name={picture}
                sizes="(width >= 62rem) 33rem, 92vw"
                className={`${styles.stamp} ${stampHeightsStyles['height-2']}`}
              />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.production}>
              {year}. {production}. {terms}
            </p>
            <ol className={styles.marks} aria-label={marksLabel}>
              {marks.map((mark, index) => (
                <li key={mark.title} id={`${name}-${index + 1}`}>
                  <a href={`#${name}-${index + 1}`} className={styles.mark}>
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
      <nav aria-label={listLabel} className={tableStyles.table}>
        <ul>
          {works.map(({ id: name, title, picture }, index) => (
            <li
              key={name}
              data-stamp={name}
              data-size={sizeIndexes[index]}
              className={tableStyles.item}
            >
              <a
                href={`#${name}`}
                className={`${tableStyles.link} ${stampHeightsStyles[`height-${sizeIndexes[index]}`]}`}
              >
                <Picture name={picture} alt={title} sizes="(width >= 62rem) 25vw, 42vw" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
