import '../../themes/tones.css';
import { dateFormat } from '../../content/formats.ts';
import { startOfDay } from '../../content/printed-day.ts';
import styles from './archive-by-year.module.css';
import type { NewsItem, NewsLabels } from './news-item.ts';
import { NewsStory } from './news-story.tsx';

interface ArchiveByYearProps {
  heading: string;
  /** Heading of the links to the items on the front page. */
  frontPageLabel: string;
  years: readonly {
    year: number;
    /** Items shown here in full. */
    items: readonly NewsItem[];
    /** Items on the front page, only linked here. */
    frontPageItems: readonly NewsItem[];
  }[];
  labels: NewsLabels;
  /** Link to the blog; omitted on a site without one. */
  journal?: { text: string; title: string; link: string } | undefined;
}

const withoutYear = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Older news by year, in full, each with its own anchor. */
export function ArchiveByYear({
  heading,
  frontPageLabel,
  years,
  labels,
  journal,
}: ArchiveByYearProps) {
  return (
    <section data-tone="deep-tint" className={styles.issues}>
      <div className="lf-container lf-section-tight">
        <h2 className="sr-only">{heading}</h2>
        {years.map(({ year, items, frontPageItems }) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <h3
              id={`year-${year}`}
              className="scroll-mt-28 text-[clamp(4.5rem,2rem+9vw,9rem)] max-xs:text-display font-extrabold leading-[0.85] tracking-packed tabular-nums"
            >
              {year}
            </h3>
            <div className={styles.columns}>
              {frontPageItems.length > 0 && (
                <nav aria-label={`${frontPageLabel}, ${year}`} className={styles.named}>
                  <p className="mb-1.5 font-semibold">{frontPageLabel}</p>
                  <ul className="text-caption">
                    {frontPageItems.map(({ id, title, date }) => (
                      <li key={id}>
                        <a
                          href={`#${id}`}
                          className="lf-link inline-block pointer-coarse:min-w-11 pointer-coarse:py-3"
                        >
                          {title}
                        </a>{' '}
                        <span className="whitespace-nowrap text-muted">
                          {withoutYear.format(startOfDay(date))}
                        </span>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              {items.map((item) => (
                <NewsStory key={item.id} item={item} level={4} size="notice" labels={labels} />
              ))}
            </div>
          </section>
        ))}
        {journal && (
          <p className={styles.journal}>
            {journal.text}{' '}
            <a
              href={journal.link}
              className="lf-link inline-flex min-h-11 items-center font-semibold"
            >
              {journal.title}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
