import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { CroppedPicture } from '../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../media/pictures.ts';
import './post-article.css';

interface PostArticleProps {
  media: PictureName;
  tags: { label: string; items: readonly string[] };
  likes: { count: number; label: string };
  comments: { count: number; label: string };
  /** The text, from Markdown. */
  children: ReactNode;
}

/** An article: its picture runs off the right edge, its text keeps to one narrow column. */
export function PostArticle({ media, tags, likes, comments, children }: PostArticleProps) {
  return (
    <article className="overflow-x-clip pb-20 md:pb-32">
      <div className="container">
        <CroppedPicture
          name={media}
          sizes="(width >= 62rem) 84vw, 100vw"
          className="-mx-5 aspect-[4/3] md:-mx-6 md:aspect-[2/1] lg:ms-[calc((100%_+_1.5rem)_/_6)] lg:me-[calc((min(100vw,80rem)_-_100vw)_/_2_-_1.5rem)] lg:rounded-s-3xl"
        />
        <div className="mt-12 grid gap-x-6 gap-y-12 md:mt-16 lg:grid-cols-12">
          <div className="article measure lg:col-span-7 lg:col-start-3">{children}</div>
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
          </footer>
        </div>
      </div>
    </article>
  );
}
