import type { ReactNode } from 'react';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import styles from './clean-listing.module.css';

/** `sizes` and aspect ratio of its pictures. */
export const cleanPicture = {
  sizes: '(width >= 62rem) 11rem, (width >= 36rem) 9rem, 6rem',
  ratio: '1/1',
} as const;

interface CleanListingProps {
  heading: string;
  lead: string;
  /** Number of the first post on this page, counted through the whole list. */
  firstNumber: number;
  posts: readonly ListedPost[];
  children: ReactNode;
}

/** Renders posts with much white space: a number, a title and a small round picture. */
export function CleanListing({ heading, lead, firstNumber, posts, children }: CleanListingProps) {
  return (
    <div className={styles.room}>
      <header data-first-screen className={styles.head}>
        <h1 className="text-h1 font-medium tracking-close">{heading}</h1>
        <p className="text-lead text-muted">{lead}</p>
      </header>
      <ol start={firstNumber} data-search-ignore className={styles.list}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <CleanPost post={post} number={firstNumber + index} first={index === 0} />
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

interface CleanPostProps {
  post: ListedPost;
  number: number;
  first: boolean;
}

/** Renders a post with its number. */
function CleanPost({ post, number, first }: CleanPostProps) {
  const { title, content, link, img, date, minutes, format } = post;
  return (
    <article className={`group ${styles.post}`}>
      <PostPicture name={img} first={first} {...cleanPicture} className={styles.picture} />
      <span aria-hidden="true" className={`${styles.number} font-display font-medium`}>
        {number}
      </span>
      <div>
        <h2 className="text-h3 font-medium">
          <PostLink title={title} link={link} />
        </h2>
        <p className="mt-2 max-w-[34em] text-muted">{content}</p>
        <PostFacts className="mt-3" items={[date, format ?? minutes]} />
      </div>
    </article>
  );
}
