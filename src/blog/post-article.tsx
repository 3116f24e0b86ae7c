import type { ReactNode } from 'react';
import { PostContents } from './post-contents.tsx';
import './post-article.css';

interface LinkList {
  label: string;
  items: readonly { title: string; link: string }[];
}

interface PostArticleProps {
  /** Table of contents; empty for a short text. */
  contents: LinkList;
  tags: { label: string; items: readonly string[] };
  /** Links to the feeds. */
  feeds: LinkList;
  /** The text, from Markdown. */
  children: ReactNode;
}

/**
 * Renders the text of an article in one narrow column, with contents at the left and tags and feeds
 * at the right.
 */
export function PostArticle({ contents, tags, feeds, children }: PostArticleProps) {
  return (
    <article className="overflow-x-clip">
      <div className="lf-container mt-12 grid gap-x-6 gap-y-10 md:mt-16 lg:grid-cols-12">
        <PostContents {...contents} className="lg:col-span-2" />
        <div className="lf-article lf-measure min-w-0 lg:col-span-7 lg:col-start-3">{children}</div>
        <footer className="text-caption lg:col-span-2 lg:col-start-11">
          <p className="text-muted">{tags.label}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 lg:block">
            {tags.items.map((tag) => (
              <li key={tag} className="font-semibold first-letter:uppercase">
                {tag}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-muted print:hidden">{feeds.label}</p>
          <ul className="mt-1 flex gap-x-4 print:hidden">
            {feeds.items.map(({ title, link }) => (
              <li key={link}>
                <a href={link} className="lf-link inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </footer>
      </div>
    </article>
  );
}
