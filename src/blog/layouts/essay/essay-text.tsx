import type { ComponentProps, ReactNode } from 'react';
import '../../post-article.css';
import { PostTagsAndFeeds } from '../post-tags-and-feeds.tsx';
import './essay-text.css';
import './essay-notes.css';

interface EssayTextProps extends ComponentProps<typeof PostTagsAndFeeds> {
  /** The text, from Markdown. */
  children: ReactNode;
}

/** Renders an essay in one narrow measure; footnotes appear beside their lines, or below the text. */
export function EssayText({ children, ...foot }: EssayTextProps) {
  return (
    <article className="container">
      <div className="essay">
        <div className="article essay-prose">{children}</div>
      </div>
      <div className="essay-end">
        <PostTagsAndFeeds {...foot} />
      </div>
    </article>
  );
}
