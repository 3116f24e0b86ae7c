import type { ReactNode } from 'react';
import '../../post-article.css';
import './wide-article.css';

interface WideArticleProps {
  /** Names the margin. */
  label: string;
  /** What stands in the margin, from top to bottom. */
  margin: readonly string[];
  /** They were written for the margin. Sentences of the text itself are left out where there is none. */
  own: boolean;
  tags: { label: string; items: readonly string[] };
  feeds: { label: string; items: readonly { title: string; link: string }[] };
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
      <footer className="container mt-12 flex flex-wrap items-center gap-x-8 gap-y-1 text-caption">
        <p>
          <span className="text-muted">{tags.label}</span>{' '}
          <span className="font-semibold">{tags.items.join(', ')}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 print:hidden">
          <span className="text-muted">{feeds.label}</span>
          {feeds.items.map(({ title, link }) => (
            <a key={link} href={link} className="link inline-flex min-h-11 items-center">
              {title}
            </a>
          ))}
        </p>
      </footer>
    </article>
  );
}
