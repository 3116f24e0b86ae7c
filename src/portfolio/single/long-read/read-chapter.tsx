import type { ReactNode } from 'react';
import { cn } from '../../../themes/cn.ts';
import storyStyles from '../story.module.css';
import styles from './read-chapter.module.css';

interface ReadChapterProps {
  /** Anchor for the table of contents; left out where the story begins without a chapter. */
  id?: string;
  heading?: string;
  /** Number in the table of contents. */
  number: number;
  /** Figures in the margin. */
  notes: readonly { value: string; label: string; before?: string }[];
  /** Text. */
  children: ReactNode;
}

/**
 * Renders a chapter of the layout `long-read`: one column of text, its number at the left, figures
 * in the margin.
 */
export function ReadChapter({ id, heading, number, notes, children }: ReadChapterProps) {
  return (
    <section aria-labelledby={id} className={cn(styles.chapter, !heading && styles.chapterOn)}>
      {heading && (
        <h2 id={id} className={styles.chapterHeading}>
          <span aria-hidden="true" className={styles.chapterNumber}>
            {number}
          </span>
          {heading}
        </h2>
      )}
      <div className={`${storyStyles.story} ${styles.text}`}>{children}</div>
      {notes.length > 0 && (
        <aside className={styles.notes}>
          {notes.map(({ value, label, before }) => (
            <p key={label} className={styles.note}>
              <strong className={styles.noteValue}>{value}</strong>
              {label}
              {before && <span className={styles.noteBefore}>{before}</span>}
            </p>
          ))}
        </aside>
      )}
    </section>
  );
}
