import type { ComponentProps, ReactNode } from 'react';
import '../../post-article.css';
import { PostTagsAndFeeds } from '../post-tags-and-feeds.tsx';
import essayNotesStyles from './essay-notes.module.css';
import styles from './essay-text.module.css';

interface EssayTextProps extends ComponentProps<typeof PostTagsAndFeeds> {
  /** The text, from Markdown. */
  children: ReactNode;
}

/** Renders an essay in one narrow measure; footnotes appear beside their lines, or below the text. */
export function EssayText({ children, ...foot }: EssayTextProps) {
  return (
    <article className="lf-container">
      <div className={styles.essay}>
        <div className={`lf-article ${essayNotesStyles.essayProse} ${styles.prose}`}>
          {children}
        </div>
      </div>
      <div className={styles.end}>
        <PostTagsAndFeeds {...foot} />
      </div>
    </article>
  );
}
