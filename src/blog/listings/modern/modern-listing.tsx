import type { ReactNode } from 'react';
import { CategoryLink } from '../category-link.tsx';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './modern-listing.module.css';

/**
 * `sizes` and aspect ratio of the pictures: beside the titles on wide screens with hover, else below
 * them.
 */
export const modernPicture = { sizes: '(width >= 62rem) 34rem, 92vw', ratio: '4/3' } as const;

interface ModernListingProps {
  heading: string;
  lead: string;
  posts: readonly ListedPost[];
  authorPrefix: string;
  /** Pager below the list. */
  children: ReactNode;
}

/** Renders posts as large titles, with the picture of the hovered post beside them. */
export function ModernListing({
  heading,
  lead,
  posts,
  authorPrefix,
  children,
}: ModernListingProps) {
  return (
    <section data-tone="deep" className={styles.titlesRoom}>
      <div className="lf-container">
        <header data-first-screen className={styles.titlesHead}>
          <h1 className="text-h3 font-bold">{heading}</h1>
          <p className="text-muted">{lead}</p>
        </header>
        <ul data-search-ignore className={styles.titles}>
          {posts.map((post) => (
            <li key={post.id}>
              <ModernPost post={post} authorPrefix={authorPrefix} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/** Renders one post: large title, category, facts and picture. */
function ModernPost({ post, authorPrefix }: { post: ListedPost; authorPrefix: string }) {
  const { title, link, img, date, minutes, format, category, author } = post;
  return (
    <article className={styles.titled}>
      <h2 className={`${styles.titledTitle} font-bold tracking-close`}>
        <a href={link}>{title}</a>
      </h2>
      <div className={styles.titledNote}>
        <CategoryLink category={category} />
        <PostFacts items={[`${authorPrefix} ${author.name}`, date, format ?? minutes]} />
      </div>
      <PostPicture
        name={img}
        {...modernPicture}
        className={`${styles.titledPicture} overflow-clip rounded-2xl`}
      />
    </article>
  );
}
