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
 * Renders the text of an article in one narrow column, with its headings at the left of it, and at the
 * right contents, tags and feeds, which stay in view.
 */
export function PostArticle({ contents, tags, feeds, children }: PostArticleProps) {
  return (
    <article className="overflow-x-clip">
      <div className="lf-container mt-12 grid gap-x-6 gap-y-10 md:mt-16 lg:grid-cols-12">
        <PostContents {...contents} collapsed className="lg:hidden" />
        <div className="lf-article lf-article-columns lf-measure min-w-0 lg:col-span-9 lg:max-w-none">
          {children}
        </div>
        <div className="text-caption lg:sticky lg:top-28 lg:col-span-3 lg:col-start-10 lg:self-start lg:ps-8">
          <PostContents {...contents} className="mb-8 max-lg:hidden" />
          <footer>
            <p className="text-muted">{tags.label}</p>
            <ul className="mt-1 flex flex-wrap gap-x-4">
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
      </div>
    </article>
  );
}
