import type { ReactNode } from 'react';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './overlay-image-listing.module.css';

/** `sizes` and aspect ratio of its pictures; the first spans the grid. */
export const overlayPicture = { sizes: '(width >= 48rem) 110vw, 150vw', ratio: '16/9' } as const;
const uprightPicture = {
  sizes: '(width >= 62rem) 50vw, (width >= 36rem) 75vw, 150vw',
  ratio: '4/5',
} as const;

interface OverlayImageListingProps {
  heading: string;
  lead: string;
  posts: readonly ListedPost[];
  authorPrefix: string;
  children: ReactNode;
}

/**
 * Renders posts as a dark grid of pictures with overlaid text; the first spans the grid.
 *
 * Styling hook: `data-lead` on the first post.
 */
export function OverlayImageListing({
  heading,
  lead,
  posts,
  authorPrefix,
  children,
}: OverlayImageListingProps) {
  return (
    <section data-tone="ink">
      <header data-first-screen className={styles.postWallHead}>
        <h1 className="text-h4 font-bold">{heading}</h1>
        <p className="text-muted">{lead}</p>
      </header>
      <ul data-more-list data-search-ignore className={styles.postWall}>
        {posts.map((post, index) => (
          <li key={post.id} data-lead={index === 0 || undefined}>
            <OverlayPost post={post} authorPrefix={authorPrefix} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.postWallEnd}>{children}</div>
    </section>
  );
}

interface OverlayPostProps {
  post: ListedPost;
  authorPrefix: string;
  first: boolean;
}

/** Renders a post with its picture as ground. */
function OverlayPost({ post, authorPrefix, first }: OverlayPostProps) {
  const { title, content, link, img, date, minutes, format, author } = post;
  return (
    <article className={`group ${styles.post}`}>
      <PostPicture
        name={img}
        first={first}
        {...(first ? overlayPicture : uprightPicture)}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 className={first ? 'text-h1 font-bold tracking-close' : 'text-h3 font-bold'}>
          <PostLink title={title} link={link} />
        </h2>
        <p className={styles.content}>{content}</p>
        <PostFacts
          className={styles.facts}
          items={[`${authorPrefix} ${author.name}`, date, format ?? minutes]}
        />
      </div>
    </article>
  );
}
