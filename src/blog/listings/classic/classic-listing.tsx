import type { ReactNode } from 'react';
import { Button } from '../../../elements/button/button.tsx';
import { CategoryLink } from '../category-link.tsx';
import type { ListedPost } from '../listed-post.ts';
import { PostAuthor } from '../post-author.tsx';
import { PostPicture } from '../post-picture.tsx';
import styles from './classic-listing.module.css';

/** `sizes` and aspect ratio of its pictures. */
export const classicPicture = {
  sizes: '(width >= 62rem) 52rem, (width >= 48rem) 84vw, 100vw',
  ratio: '3/2',
} as const;

interface ClassicListingProps {
  heading: string;
  /** Order of the posts; on later pages, the range of posts. */
  lead: string;
  posts: readonly ListedPost[];
  /** Word before the author's name, such as `By`. */
  authorPrefix: string;
  /** Label of the link into a post. */
  readMoreLabel: string;
  /** Pager. */
  children: ReactNode;
}

/** Renders posts in a centered column, each with its first paragraph. */
export function ClassicListing({
  heading,
  lead,
  posts,
  authorPrefix,
  readMoreLabel,
  children,
}: ClassicListingProps) {
  return (
    <div className={styles.openings}>
      <header data-first-screen className={styles.openingsHead}>
        <h1 className="text-h3 font-bold">{heading}</h1>
        <p>{lead}</p>
      </header>
      <ul data-search-ignore>
        {posts.map((post, index) => (
          <li key={post.id} className={styles.opening}>
            <ClassicPost
              post={post}
              authorPrefix={authorPrefix}
              readMoreLabel={readMoreLabel}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
      <div className={styles.openingsPages}>{children}</div>
    </div>
  );
}

interface ClassicPostProps {
  post: ListedPost;
  authorPrefix: string;
  readMoreLabel: string;
  first: boolean;
}

/** Renders the title and the first paragraph of a post. */
function ClassicPost({ post, authorPrefix, readMoreLabel, first }: ClassicPostProps) {
  const { title, excerpt, link, img, date, day, minutes, format, category, author } = post;
  return (
    <article>
      <header className={styles.head}>
        <p className={styles.category}>
          <CategoryLink category={category} />
          <time dateTime={day}>{date}</time>
        </p>
        <h2 className="text-h2 font-bold tracking-close">
          <a
            href={link}
            className="decoration-accent decoration-3 underline-offset-8 hover:underline"
          >
            {title}
          </a>
        </h2>
      </header>
      <PostPicture
        name={img}
        first={first}
        {...classicPicture}
        className={`${styles.picture} overflow-clip`}
      />
      <div className={styles.content}>
        <p data-drop-cap={/^\p{L}/u.test(excerpt) || undefined} className={styles.text}>
          {excerpt}
        </p>
        <div className={styles.foot}>
          <Button href={link} tone="outline" size="sm">
            {readMoreLabel}
            <span className="sr-only">: {title}</span>
          </Button>
          <PostAuthor author={author} authorPrefix={authorPrefix} facts={[minutes, format]} />
        </div>
      </div>
    </article>
  );
}
