import type { ReactNode } from 'react';
import { CategoryLink } from '../category-link.tsx';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './side-image-listing.module.css';

/** `sizes` of its pictures, which are cropped to the height of the band. */
export const sideImagePicture = { sizes: '(width >= 48rem) 60vw, 64vw' } as const;

/** Grounds of the bands, in turn. */
const tones = ['surface', 'tint', 'accent-tint', 'deep-tint'] as const;

interface SideImageListingProps {
  heading: string;
  /** Order of the posts; on later pages, the range of posts. */
  lead: string;
  posts: readonly ListedPost[];
  authorPrefix: string;
  /** Pager. */
  children: ReactNode;
}

/** Renders posts in full-width bands; the pictures bleed off the left and right edges in turn. */
export function SideImageListing({
  heading,
  lead,
  posts,
  authorPrefix,
  children,
}: SideImageListingProps) {
  return (
    <div>
      <header data-tone="highlight" data-first-screen className={styles.postBandsHead}>
        <h1 className="text-h1 font-bold tracking-close">{heading}</h1>
        <p className="text-lead">{lead}</p>
      </header>
      <ul data-search-ignore>
        {posts.map((post, index) => (
          <li key={post.id} data-tone={tones[index % tones.length]}>
            <SideImagePost post={post} authorPrefix={authorPrefix} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className="lf-container py-12 md:py-16">{children}</div>
    </div>
  );
}

interface SideImagePostProps {
  post: ListedPost;
  authorPrefix: string;
  first: boolean;
}

/** Renders a post in its band. */
function SideImagePost({ post, authorPrefix, first }: SideImagePostProps) {
  const { title, content, link, img, date, day, minutes, format, category, author } = post;
  return (
    <article className={`group ${styles.band}`}>
      <PostPicture
        name={img}
        first={first}
        {...sideImagePicture}
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.text}>
        <p className={styles.category}>
          <CategoryLink category={category} />
          <time dateTime={day} className="text-muted">
            {date}
          </time>
        </p>
        <h2 className={`${styles.title} font-bold`}>
          <PostLink title={title} link={link} />
        </h2>
        <p className={styles.content}>{content}</p>
        <PostFacts
          className={styles.foot}
          items={[`${authorPrefix} ${author.name}`, minutes, format]}
        />
      </div>
    </article>
  );
}
