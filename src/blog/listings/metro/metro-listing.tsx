import type { ReactNode } from 'react';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './metro-listing.module.css';

/** Returns `sizes` and aspect ratio of a picture: one square, or two squares wide. */
export const metroPicture = (wide: boolean) =>
  wide
    ? ({ sizes: '(width >= 62rem) 50vw, 100vw', ratio: '2/1' } as const)
    : ({ sizes: '(width >= 62rem) 26vw, 50vw', ratio: '1/1' } as const);

/** Grounds of the text tiles in turn: six tones, so that neighbors differ. */
const tones = ['deep', 'highlight', 'accent', 'tint', 'ink', 'accent-tint'] as const;

interface MetroListingProps {
  heading: string;
  lead: string;
  posts: readonly ListedPost[];
  /** Category links, full-bleed like the posts. */
  categories?: ReactNode;
  children: ReactNode;
}

/** Renders posts as full-bleed pairs of square tiles: a picture, and text on a color. */
export function MetroListing({ heading, lead, posts, categories, children }: MetroListingProps) {
  return (
    <>
      <header data-first-screen className={`lf-container ${styles.head}`}>
        <h1 className="text-display font-extrabold tracking-packed">{heading}</h1>
        <p className="text-lead text-muted">{lead}</p>
      </header>
      {categories}
      <ul data-more-list data-search-ignore className={styles.metro}>
        {fillRows(posts).map(({ post, wide }, index) => (
          <li key={post.id} data-wide={wide || undefined} className={styles.pair}>
            <MetroPost
              post={post}
              wide={wide}
              tone={tones[index % tones.length] ?? 'deep'}
              first={index === 0}
            />
          </li>
        ))}
      </ul>
      <div className="lf-container py-10 md:py-14">{children}</div>
    </>
  );
}

/**
 * Arranges pairs without empty squares: if the number of single pairs is odd, the last one takes a
 * full row.
 */
export function fillRows(posts: readonly ListedPost[]) {
  const singlePairs = posts.filter(({ double_col }) => !double_col);
  const widenedPost = singlePairs.length % 2 === 1 ? singlePairs.at(-1) : undefined;
  return posts.map((post) => ({ post, wide: post.double_col || post === widenedPost }));
}

interface MetroPostProps {
  post: ListedPost;
  /** Takes a full row. */
  wide: boolean;
  tone: (typeof tones)[number];
  first: boolean;
}

/** Renders a post as two tiles. */
function MetroPost({ post, wide, tone, first }: MetroPostProps) {
  const { title, content, link, img, date, minutes, format, category } = post;
  return (
    <article className={`group ${styles.post}`}>
      <PostPicture
        name={img}
        first={first}
        {...metroPicture(wide)}
        className={`${styles.picture} overflow-clip`}
      />
      <div data-tone={tone} className={styles.text}>
        <PostFacts className={styles.facts} items={[category.title, format]} />
        <h2 className={`${styles.title} font-bold`}>
          <PostLink title={title} link={link} />
        </h2>
        {wide && <p>{content}</p>}
        <PostFacts className={styles.facts} items={[date, minutes]} />
      </div>
    </article>
  );
}
