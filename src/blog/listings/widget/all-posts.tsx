import type { ReactNode } from 'react';
import type { ListedPost } from '../listed-post.ts';
import { PostLine } from '../post-line.tsx';
import styles from './all-posts.module.css';

interface AllPostsProps {
  heading: string;
  /** True if the page begins here, without a board above. */
  first: boolean;
  /** Position of a later page in the list; undefined for the first page. */
  pageText: string | undefined;
  posts: readonly ListedPost[];
  /** Pager. */
  children: ReactNode;
}

/** Renders posts in short form in three columns. */
export function AllPosts({ heading, first, pageText, posts, children }: AllPostsProps) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section aria-label={heading} className={`lf-container ${styles.posts}`}>
      <Heading data-first-screen={first || undefined} className="text-h2 font-bold tracking-close">
        {heading}
      </Heading>
      {pageText && <p className="text-muted">{pageText}</p>}
      <ul data-search-ignore className={styles.postsList}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostLine post={post} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
