import type { CSSProperties, ReactNode } from 'react';
import aboutManStyles from './about-man.module.css';
import greenBarStyles from './green-bar.module.css';
import type { ListingLine } from './scale-listing.ts';
import styles from './work-listing.module.css';

interface WorkListingProps {
  id: string;
  heading: string;
  intro: string;
  lines: readonly ListingLine[];
  /** Margin notes, by line number. */
  notes: readonly { line: number; text: string }[];
  /** The island `ScaleRun`. */
  children: ReactNode;
}

/** Returns the number of lines before the next noted line: the height of its note in the margin. */
function rowsUntilNote(
  lines: readonly ListingLine[],
  notes: WorkListingProps['notes'],
  from: number,
): number {
  const noted = new Set(notes.map(({ line }) => line));
  const next = lines.findIndex(({ number }, index) => index > from && noted.has(number));
  return (next < 0 ? lines.length : next) - from;
}

/**
 * A program line by line, with notes in its margin.
 *
 * Attributes: `data-line` is the number of a line, `data-complete` marks the lines of the last run.
 */
export function WorkListing({ id, heading, intro, lines, notes, children }: WorkListingProps) {
  return (
    <section
      id={id}
      className={`${styles.section} ${aboutManStyles.greenBars} ${greenBarStyles.greenBars} ${greenBarStyles.tornLine}`}
    >
      <div className={styles.head}>
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <p>{intro}</p>
      </div>
      <ol className={styles.lines}>
        {lines.map(({ number, text }, index) => {
          const note = notes.find(({ line }) => line === number)?.text;
          const rows = rowsUntilNote(lines, notes, index);
          return (
            <li
              key={number}
              style={{ '--row': index + 1, '--rows': rows } as CSSProperties}
              data-line={number}
              data-annotated={note === undefined ? undefined : ''}
            >
              <p className={styles.code}>
                <i>{number}</i> <code>{text}</code>
              </p>
              {note !== undefined && <p className={styles.note}>{note}</p>}
            </li>
          );
        })}
      </ol>
      {children}
    </section>
  );
}
