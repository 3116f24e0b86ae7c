import type { ReactNode } from 'react';
import type { NewsItem, NewsLabels } from './news-item.ts';
import { NewsStory } from './news-story.tsx';
import paperSheetStyles from './paper-sheet.module.css';
import styles from './stories-columns.module.css';

interface StoriesColumnsProps {
  stories: readonly NewsItem[];
  notices: { heading: string; items: readonly NewsItem[] };
  labels: NewsLabels;
  /** Content below the notices. */
  children: ReactNode;
}

const columnSizes = '(width >= 62rem) 18rem, (width >= 48rem) 46vw, 100vw';

/** Stories in newspaper columns, and a margin with notices. */
export function StoriesColumns({ stories, notices, labels, children }: StoriesColumnsProps) {
  return (
    <section className={`${paperSheetStyles.sheet} ${styles.columns} lf-container`}>
      <div className={styles.stories}>
        {stories.map((item) => (
          <NewsStory
            key={item.id}
            item={item}
            level={2}
            size="story"
            sizes={columnSizes}
            labels={labels}
          />
        ))}
      </div>
      <div className={styles.margin}>
        <section aria-labelledby="notices-heading" className={styles.box}>
          <h2 id="notices-heading" className={paperSheetStyles.label}>
            {notices.heading}
          </h2>
          {notices.items.map((item) => (
            <NewsStory key={item.id} item={item} level={3} size="notice" labels={labels} />
          ))}
        </section>
        {children}
      </div>
      <p role="status" data-share-status="" className="sr-only" />
    </section>
  );
}
