import type { ReactNode } from 'react';
import type { NewsItem, NewsLabels } from './news-item.ts';
import { NewsStory } from './news-story.tsx';
import styles from './paper-sheet.module.css';

interface HeroFrontPageProps {
  /** Lead story; omitted if no story has a picture. */
  lead?: NewsItem | undefined;
  /** CSS `sizes` of its picture. */
  leadSizes: string;
  labels: NewsLabels;
  /** The masthead. */
  children: ReactNode;
}

/** Upper half of the front page: masthead and lead story. */
export function HeroFrontPage({ lead, leadSizes, labels, children }: HeroFrontPageProps) {
  return (
    <section data-first-screen="" className={`${styles.sheet} lf-container pt-6 md:pt-8`}>
      {children}
      {lead && (
        <div className={styles.lead}>
          <NewsStory item={lead} level={2} size="lead" sizes={leadSizes} labels={labels} />
        </div>
      )}
    </section>
  );
}
