import type { ComponentProps, ReactNode } from 'react';
import { PostTagsAndFeeds } from '../../layouts/post-tags-and-feeds.tsx';
import '../../post-article.css';
import styles from './wide-article.module.css';

interface WideArticleProps extends ComponentProps<typeof PostTagsAndFeeds> {
  /** Accessible name of the margin. */
  label: string;
  /** Margin notes, from top to bottom. */
  margin: readonly string[];
  /**
   * True if the notes were written for the margin. Sentences taken from the text are hidden where
   * there is no margin.
   */
  authored: boolean;
  /** The text, from Markdown. */
  children: ReactNode;
}

/**
 * Renders a wide, large text with notes along its margin.
 *
 * Styling hook: `data-own` on notes that were written for the margin.
 */
export function WideArticle({ label, margin, authored, tags, feeds, children }: WideArticleProps) {
  return (
    <article className="overflow-x-clip">
      <div className={`lf-container ${styles.textGrid}`}>
        <div className={`lf-article ${styles.text}`}>{children}</div>
        <aside aria-label={label} className={styles.margin} data-own={authored ? '' : undefined}>
          {margin.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </aside>
      </div>
      <div className="lf-container mt-12">
        <PostTagsAndFeeds tags={tags} feeds={feeds} />
      </div>
    </article>
  );
}
