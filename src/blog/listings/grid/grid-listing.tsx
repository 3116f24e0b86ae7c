import type { CSSProperties, ReactNode } from 'react';
import { CategoryLink } from '../category-link.tsx';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './grid-listing.module.css';

/** `sizes` and aspect ratio of its pictures. */
export const gridPicture = {
  sizes: '(width >= 100rem) 32rem, (width >= 62rem) 33vw, 50vw',
  ratio: '4/3',
} as const;

/** Number of cells that the head spans; on phones all cells form one column. */
const headCells = 2;

/** Returns the number of columns that the last cell spans to complete its row. */
const lastCellSpan = (cells: number, columns: number) => columns - (cells % columns);

interface GridListingProps {
  heading: string;
  /** Order of the posts; on later pages, the range of posts. */
  lead: string;
  posts: readonly ListedPost[];
  /** Category links, in the cell of the heading. */
  categories?: ReactNode;
  /** Range of the posts shown, such as `1 to 12 of 40`. */
  rangeText: string;
  /** Pager, in the last cell. */
  children: ReactNode;
}

/**
 * Renders posts in a ruled three-column grid: the heading takes the first two cells, the pager the
 * rest of the last row.
 */
export function GridListing({
  heading,
  lead,
  posts,
  rangeText,
  categories,
  children,
}: GridListingProps) {
  const cells = headCells + posts.length;
  const lastCellStyle = {
    '--rest-2': lastCellSpan(posts.length, 2),
    '--rest-3': lastCellSpan(cells, 3),
  } as CSSProperties;
  return (
    <div className={styles.postGridRoom}>
      <div className={styles.postGrid}>
        <header data-first-screen className={styles.postGridHead}>
          <h1 className="text-display font-bold tracking-packed">{heading}</h1>
          <p className={`${styles.postGridLead} text-lead`}>{lead}</p>
          {categories}
        </header>
        <ul data-search-ignore className={styles.postGridList}>
          {posts.map((post, index) => (
            <li key={post.id} className={styles.postGridCell}>
              <GridCard post={post} first={index === 0} />
            </li>
          ))}
        </ul>
        <div data-tone="tint" className={styles.postGridEnd} style={lastCellStyle}>
          <p className={`${styles.postGridShown} font-display font-bold`}>{rangeText}</p>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Renders a post in its cell: full-bleed picture, text on the common ground. */
function GridCard({ post, first }: { post: ListedPost; first: boolean }) {
  const { title, content, link, img, date, day, minutes, format, category, author } = post;
  return (
    <article className={`group ${styles.gridCard}`}>
      <PostPicture name={img} first={first} {...gridPicture} />
      <div className={styles.gridCardText}>
        <p className="flex flex-wrap items-center gap-x-3 text-caption">
          <CategoryLink category={category} />
          <time dateTime={day} className={`${styles.gridCardDay} text-muted`}>
            {date}
          </time>
        </p>
        <h2 className={`${styles.gridCardTitle} font-bold`}>
          <PostLink title={title} link={link} />
        </h2>
        <p className={`${styles.gridCardContent} text-muted`}>{content}</p>
        <PostFacts className={styles.gridCardFoot} items={[author.name, minutes, format]} />
      </div>
    </article>
  );
}
