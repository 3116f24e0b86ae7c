import type { ReactNode } from 'react';
import type { NewsItem, NewsLabels } from './news-item.ts';
import { NewsStory } from './news-story.tsx';
import './paper-columns.css';

interface PaperColumnsProps {
  lead?: NewsItem | undefined;
  /** CSS `sizes` of the lead's picture. */
  leadSizes: string;
  stories: readonly NewsItem[];
  notices: { heading: string; items: readonly NewsItem[] };
  labels: NewsLabels;
  /** Below the notices, in the margin. */
  children: ReactNode;
}

const columnSizes = '(width >= 62rem) 18rem, (width >= 48rem) 46vw, 100vw';

/** A lead, stories that run on from column to column between rules, and a margin of notices. */
export function PaperColumns(props: PaperColumnsProps) {
  const { lead, leadSizes, stories, notices, labels, children } = props;
  return (
    <div className="paper-columns">
      {lead && (
        <div className="paper-lead">
          <NewsStory item={lead} level={2} size="lead" sizes={leadSizes} labels={labels} />
        </div>
      )}
      <div className="paper-stories">
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
      <div className="paper-margin">
        <section aria-labelledby="notices-heading" className="paper-box">
          <h2 id="notices-heading" className="paper-label">
            {notices.heading}
          </h2>
          {notices.items.map((item) => (
            <NewsStory key={item.id} item={item} level={3} size="notice" labels={labels} />
          ))}
        </section>
        {children}
      </div>
      <p role="status" data-share-status="" className="sr-only" />
    </div>
  );
}
