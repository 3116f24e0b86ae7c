import { CategoryLink } from '../category-link.tsx';
import type { ListedPost } from '../listed-post.ts';
import type { PagerLinks } from '../pager-of.ts';
import { monthsOf } from './months-of.ts';
import styles from './simple-listing.module.css';

interface SimpleListingProps {
  heading: string;
  lead: string;
  /** Year of these posts. */
  year: string;
  posts: readonly ListedPost[];
  /** Number of posts of the year, as text. */
  count: string;
  /** Years as pages of the list; undefined if there is only one. */
  years: PagerLinks | undefined;
}

/**
 * Renders the posts of a year: months at the left, one line per post, poster-sized
 * year links.
 */
export function SimpleListing({ heading, lead, year, posts, count, years }: SimpleListingProps) {
  return (
    <div className={`lf-container ${styles.register}`}>
      {years && (
        <nav aria-label={years.label} data-first-screen className={styles.years}>
          {years.pages.map(({ title, name, link, current }) => (
            <a
              key={link}
              href={link}
              aria-label={name}
              aria-current={current ? 'page' : undefined}
              className={`${styles.year} font-display font-extrabold`}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      <header data-first-screen className={styles.head}>
        <h1 className="text-h3 font-bold">{heading}</h1>
        <p className="text-muted">{lead}</p>
      </header>
      <p className={styles.count}>
        {year}: {count}
      </p>
      {monthsOf(posts).map((month) => (
        <section
          key={month.title}
          aria-labelledby={month.title}
          data-search-ignore
          className={styles.month}
        >
          <h2 id={month.title} className={`${styles.name} text-h4 font-bold`}>
            {month.title}
          </h2>
          <ul>
            {month.posts.map((post) => (
              <li key={post.id}>
                <SimpleLine post={post} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Renders a post as one line. */
function SimpleLine({ post }: { post: ListedPost }) {
  const { title, link, date, day, minutes, format, category } = post;
  return (
    <article className={styles.line}>
      <time dateTime={day} className={styles.day}>
        <span aria-hidden="true">{Number(day.slice(-2))}</span>
        <span className="sr-only">{date}</span>
      </time>
      <h3 className={`${styles.title} font-text font-semibold`}>
        <a href={link}>{title}</a>
      </h3>
      <p className={styles.note}>
        <CategoryLink category={category} />
        <span>{[format, minutes].filter(Boolean).join(', ')}</span>
      </p>
    </article>
  );
}
