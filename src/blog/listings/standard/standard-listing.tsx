import type { ReactNode } from 'react';
import { dateFormat } from '../../../content/formats.ts';
import { CategoryLink } from '../category-link.tsx';
import type { ListedPost } from '../listed-post.ts';
import { PostAuthor } from '../post-author.tsx';
import { PostLink } from '../post-link.tsx';
import { PostPicture } from '../post-picture.tsx';
import styles from './standard-listing.module.css';

/** `sizes` and aspect ratio of the first picture, which spans the column. */
export const standardPicture = {
  sizes: '(width >= 80rem) 46rem, (width >= 62rem) 58vw, 92vw',
  ratio: '3/2',
} as const;
/** `sizes` and aspect ratio of the other pictures, beside their text. */
const besideTextPicture = { sizes: '(width >= 48rem) 14rem, 6.5rem', ratio: '1/1' } as const;

interface StandardListingProps {
  heading: string;
  /** Order of the posts; on later pages, the range of posts. */
  lead: string;
  posts: readonly ListedPost[];
  /** Number of posts of the listing's own type, which come first, under a heading of their own. */
  ownCount: number;
  /** Headings of the listing's own posts and of the latest. */
  headings: { own: string; latest: string };
  /** Word before the author's name, such as `By`. */
  authorPrefix: string;
  /** Sidebar: search, links, newsletter. */
  sidebar?: ReactNode;
  /** Pager. */
  children: ReactNode;
}

/**
 * Renders posts in one column with the day at the left of each, and a sidebar.
 *
 * Styling hooks: `data-lead` on the first post, `data-dated` on posts with their day at the left.
 */
export function StandardListing(props: StandardListingProps) {
  const { heading, lead, posts, ownCount, headings, authorPrefix, sidebar, children } = props;
  const sections = [
    { title: headings.own, posts: posts.slice(0, ownCount), showsDay: false },
    { title: headings.latest, posts: posts.slice(ownCount), showsDay: true },
  ].filter((section) => section.posts.length > 0);
  return (
    <div className={`lf-container ${styles.postColumn}`}>
      <header data-first-screen className={styles.postColumnHead}>
        <h1 className="text-h1 font-bold tracking-close">{heading}</h1>
        <p className="text-lead text-muted">{lead}</p>
      </header>
      <div data-search-ignore>
        {sections.map(({ title, posts: sectionPosts, showsDay }) => (
          <section key={title} aria-label={title}>
            <h2 className={ownCount > 0 ? styles.postColumnPart : 'sr-only'}>{title}</h2>
            <ul className={styles.postColumnList}>
              {sectionPosts.map((post) => (
                <li key={post.id}>
                  <StandardPost
                    post={post}
                    authorPrefix={authorPrefix}
                    showsDay={showsDay}
                    first={post === posts[0]}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {children}
      </div>
      <aside data-search-ignore className={styles.postColumnSide}>
        {sidebar}
      </aside>
    </div>
  );
}

const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });

/** Renders a day as a tear-off calendar leaf: the day large, month and year below. */
function DayLeaf({ date, day }: Pick<ListedPost, 'date' | 'day'>) {
  const month = monthName.format(Date.parse(day));
  return (
    <time dateTime={day} className={styles.dayLeaf}>
      <span aria-hidden="true" className={styles.dayLeafNumber}>
        {Number(day.slice(-2))}
      </span>
      <span aria-hidden="true">
        {month.slice(0, 3)} {day.slice(0, 4)}
      </span>
      <span className="sr-only">{date}</span>
    </time>
  );
}

interface StandardPostProps {
  post: ListedPost;
  authorPrefix: string;
  /** Shows the day as a calendar leaf; otherwise as one of the small facts. */
  showsDay: boolean;
  first: boolean;
}

/** Renders a post in the column. */
function StandardPost({ post, authorPrefix, showsDay, first }: StandardPostProps) {
  const { title, content, link, img, date, day, minutes, format, category, author } = post;
  return (
    <article
      data-dated={showsDay || undefined}
      data-lead={first || undefined}
      className={`group ${styles.columnPost}`}
    >
      {showsDay && <DayLeaf date={date} day={day} />}
      <PostPicture
        name={img}
        first={first}
        {...(first ? standardPicture : besideTextPicture)}
        className={`${styles.columnPicture} overflow-clip rounded-2xl`}
      />
      <div>
        <CategoryLink category={category} />
        <h3 className={first ? 'text-h2 font-bold' : 'text-h3 font-bold'}>
          <PostLink title={title} link={link} />
        </h3>
        <p className="mt-3 max-w-[38em]">{content}</p>
        <div className="mt-4">
          <PostAuthor
            author={author}
            authorPrefix={authorPrefix}
            facts={[showsDay ? undefined : date, minutes, format]}
          />
        </div>
      </div>
    </article>
  );
}
