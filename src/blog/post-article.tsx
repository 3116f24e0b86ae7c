import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import './post-article.css';

interface PostArticleProps {
  tags: { label: string; items: readonly string[] };
  likes: { count: number; label: string };
  comments: { count: number; label: string };
  /** Where the posts can be followed. */
  feeds: { label: string; items: readonly { title: string; link: string }[] };
  /** The text, from Markdown. */
  children: ReactNode;
}

/** The text of an article in one narrow column, with what is said of it at its side. */
export function PostArticle({ tags, likes, comments, feeds, children }: PostArticleProps) {
  return (
    <article className="overflow-x-clip pb-20 md:pb-32">
      <div className="container">
        <div className="mt-12 grid gap-x-6 gap-y-12 md:mt-16 lg:grid-cols-12">
          <div className="article measure min-w-0 lg:col-span-7 lg:col-start-3">{children}</div>
          <footer className="text-caption lg:col-span-2 lg:col-start-11 lg:row-start-1">
            <ul className="flex gap-x-6 gap-y-2 tabular-nums lg:flex-col">
              <li className="flex items-center gap-2">
                <Heart size={16} className="text-accent" aria-hidden />
                {likes.count} {likes.label}
              </li>
              <li className="flex items-center gap-2">
                <MessageCircle size={16} className="text-accent" aria-hidden />
                {comments.count} {comments.label}
              </li>
            </ul>
            <p className="mt-6 text-muted">{tags.label}</p>
            <ul className="mt-1 flex flex-wrap gap-x-4 lg:block">
              {tags.items.map((tag) => (
                <li key={tag} className="font-semibold first-letter:uppercase">
                  {tag}
                </li>
              ))}
            </ul>
            <p className="mt-6 text-muted">{feeds.label}</p>
            <ul className="mt-1 flex gap-x-4">
              {feeds.items.map(({ title, link }) => (
                <li key={link}>
                  <a href={link} className="link inline-flex min-h-11 items-center">
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
