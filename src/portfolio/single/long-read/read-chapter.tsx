import type { ReactNode } from 'react';
import { cn } from '../../../themes/cn.ts';
import '../story.css';
import './read-chapter.css';

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
    <section aria-labelledby={id} className={cn('read-chapter', !heading && 'read-chapter-on')}>
      {heading && (
        <h2 id={id} className="read-chapter-heading">
          <span aria-hidden="true" className="read-chapter-number">
            {number}
          </span>
          {heading}
        </h2>
      )}
      <div className="story read-text">{children}</div>
      {notes.length > 0 && (
        <aside className="read-notes">
          {notes.map(({ value, label, before }) => (
            <p key={label} className="read-note">
              <strong className="read-note-value">{value}</strong>
              {label}
              {before && <span className="read-note-before">{before}</span>}
            </p>
          ))}
        </aside>
      )}
    </section>
  );
}
