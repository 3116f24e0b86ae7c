import type { ComponentProps, ReactNode } from 'react';
import { PostFoot } from '../../layouts/post-foot.tsx';
import '../../post-article.css';
import './wide-article.css';

interface WideArticleProps extends ComponentProps<typeof PostFoot> {
  /** Names the margin. */
  label: string;
  /** What stands in the margin, from top to bottom. */
  margin: readonly string[];
  /** They were written for the margin. Sentences of the text itself are left out where there is none. */
  own: boolean;
  /** The text, from Markdown. */
  children: ReactNode;
}

/** A text set wide and large, with notes in its margin that go down beside it. */
export function WideArticle({ label, margin, own, tags, feeds, children }: WideArticleProps) {
  return (
    <article className="overflow-x-clip">
      <div className="container wide-text-grid">
        <div className="article wide-text">{children}</div>
        <aside aria-label={label} className="wide-margin" data-own={own ? '' : undefined}>
          {margin.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </aside>
      </div>
      <div className="container mt-12">
        <PostFoot tags={tags} feeds={feeds} />
      </div>
    </article>
  );
}
