import type { ReactNode } from 'react';
import { Picture } from '../elements/picture/picture.tsx';
import type { PictureName } from '../media/pictures.ts';
import styles from './post-author-and-comments.module.css';

interface PostAuthorAndCommentsProps {
  author: {
    heading: string;
    name: string;
    designation: string;
    description: string;
    img: PictureName;
    /** Link to the author's profile; undefined for a person of the samples. */
    link: string | undefined;
    /** Text of the link to the profile. */
    profileLabel: string;
    /** Link to all posts of the author. */
    posts: { title: string; link: string };
  };
  comments: { heading: string; note: string; openLabel: string };
  /** Day of the last change; undefined if there was none. */
  updated?: { label: string; date: string; day: string } | undefined;
  /** Like button. */
  likes?: ReactNode;
  /** Comment form. */
  form?: ReactNode;
}

/** Renders the end of an article: like button, author, and comments. */
export function PostAuthorAndComments({
  author,
  comments,
  updated,
  likes,
  form,
}: PostAuthorAndCommentsProps) {
  return (
    <div className="lf-container mt-12 grid gap-x-6 md:mt-16 lg:grid-cols-12">
      <div className="lf-measure lg:col-span-6 lg:col-start-4">
        <div className="border-t border-line pt-8">{likes}</div>
        {updated && (
          <p className="mt-4 text-note text-muted">
            {updated.label} <time dateTime={updated.day}>{updated.date}</time>
          </p>
        )}
        <section aria-label={author.heading} className={styles.author}>
          <Picture
            name={author.img}
            sizes="(width >= 48rem) 144px, 88px"
            ratio="1/1"
            className={styles.authorFace}
          />
          <div>
            <h2 className="text-h4 font-bold">{author.name}</h2>
            <p className="text-caption text-muted">{author.designation}</p>
            <p className="mt-2">{author.description}</p>
            <p className="mt-1 flex flex-wrap gap-x-5">
              <a href={author.posts.link} className="lf-link inline-flex min-h-11 items-center">
                {author.posts.title}
              </a>
              {author.link && (
                <a href={author.link} className="lf-link inline-flex min-h-11 items-center">
                  {author.profileLabel}
                </a>
              )}
            </p>
          </div>
        </section>
        <section id="comments" aria-labelledby="comments-title" className={styles.comments}>
          <h2 id="comments-title" className="text-h3 font-bold tabular-nums">
            {comments.heading}
          </h2>
          <p className="mt-3">{comments.note}</p>
          <details className={styles.letter}>
            <summary>{comments.openLabel}</summary>
            <div className={styles.letterForm}>{form}</div>
          </details>
        </section>
      </div>
    </div>
  );
}
