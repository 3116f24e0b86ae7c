import type { ReactNode } from 'react';
import '../../../themes/tones.css';
import styles from './note.module.css';

interface NoteProps {
  formatLabel: string;
  title: string;
  /** Author, and a link to their profile. */
  author: { name: string; link: string };
  /** Date as printed. */
  date: string;
  /** Date as `YYYY-MM-DD`, for `dateTime`. */
  day: string;
  /** Like button. */
  likes?: ReactNode;
  /** The text, from Markdown. */
  children: ReactNode;
}

/** Renders a note: one idea on one screen, under a poster-sized title. */
export function Note({ formatLabel, title, author, date, day, likes, children }: NoteProps) {
  return (
    <article data-first-screen="" data-tone="accent" className="note">
      <div className={`lf-container ${styles.sheet}`}>
        <h1 className="font-display font-extrabold tracking-packed">{title}</h1>
        <div className={styles.text}>{children}</div>
        <div className={styles.meta}>
          <p>
            {formatLabel}, <time dateTime={day}>{date}</time>
          </p>
          <p>
            <a href={author.link} className="lf-link inline-flex min-h-11 items-center">
              {author.name}
            </a>
          </p>
          {likes}
        </div>
      </div>
    </article>
  );
}
