import type { ReactNode } from 'react';
import type { ArchiveTone } from '../categories.ts';
import type { ListedPost } from '../listed-post.ts';
import { PostFacts } from '../post-facts.tsx';
import { PostLine } from '../post-line.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import '../../../themes/tones.css';
import styles from './category-archive.module.css';

/** `sizes` and aspect ratio of the leading picture. */
export const archivePicture = {
  sizes: '(width >= 80rem) 46rem, (width >= 62rem) 57vw, 94vw',
  ratio: '8/5',
} as const;

interface CategoryArchiveProps {
  /** Line above the heading. */
  overline: string;
  /** The category, as a heading. */
  heading: string;
  /** Description of the category; on later pages, the range of posts. */
  lead: string | undefined;
  /** Number of all posts, as text. */
  count: string;
  tone: ArchiveTone;
  posts: readonly ListedPost[];
  /** Word before the author's name, such as `By`. */
  authorPrefix: string;
  /** Heading of the links to the other categories. */
  othersHeading: string;
  /** Links to the other categories. */
  categories?: ReactNode;
  /** Pager. */
  children: ReactNode;
}

/**
 * Renders the archive of a category under a page-wide heading: the latest post leads, the others
 * follow in two columns.
 */
export function CategoryArchive(props: CategoryArchiveProps) {
  const {
    overline,
    heading,
    lead,
    count,
    tone,
    posts,
    authorPrefix,
    othersHeading,
    categories,
    children,
  } = props;
  const [first, ...rest] = posts;
  return (
    <>
      <header data-tone={tone} data-first-screen className={styles.head}>
        <div className="lf-container">
          <p className="text-caption font-semibold">{overline}</p>
          <div className={styles.name}>
            <h1 className={`${styles.title} font-bold`}>{heading}</h1>
            <p className={styles.count}>{count}</p>
          </div>
          {lead && <p className={`${styles.lead} text-lead`}>{lead}</p>}
        </div>
      </header>
      <div data-search-ignore className={`lf-container ${styles.posts}`}>
        {first && <LeadingPost post={first} authorPrefix={authorPrefix} />}
        <ul className={styles.list}>
          {rest.map((post) => (
            <li key={post.id}>
              <PostLine post={post} />
            </li>
          ))}
        </ul>
        {children}
      </div>
      <section
        data-search-ignore
        aria-labelledby="other-subjects"
        className={`lf-container ${styles.others}`}
      >
        <h2 id="other-subjects" className="text-h3 font-bold">
          {othersHeading}
        </h2>
        {categories}
      </section>
    </>
  );
}

interface LeadingPostProps {
  post: ListedPost;
  authorPrefix: string;
}

/** Renders the leading post, whose picture overlaps the page head. */
function LeadingPost({ post, authorPrefix }: LeadingPostProps) {
  return (
    <article className={`group ${styles.leading}`}>
      <PostPicture
        name={post.img}
        first
        {...archivePicture}
        className="overflow-clip rounded-3xl"
      />
      <div className={styles.leadingContent}>
        <h2 className="text-h2 font-bold tracking-close">
          <PostLink title={post.title} link={post.link} />
        </h2>
        <p className="mt-4">{post.content}</p>
        <PostFacts
          className="mt-4"
          items={[post.date, `${authorPrefix} ${post.author.name}`, post.minutes, post.format]}
        />
      </div>
    </article>
  );
}
