import type { ReactNode } from 'react';
import type { NewsItem, NewsLabels } from './news-item.ts';
import { NewsStory } from './news-story.tsx';
import './paper-sheet.css';

interface HeroFrontPageProps {
  /** The story that leads; left out: none has a picture yet. */
  lead?: NewsItem | undefined;
  /** CSS `sizes` of its picture. */
  leadSizes: string;
  labels: NewsLabels;
  /** The head of the paper. */
  children: ReactNode;
}

/** The upper half of a paper's front page: its head, and the story that leads, text beside picture. */
export function HeroFrontPage({ lead, leadSizes, labels, children }: HeroFrontPageProps) {
  return (
    <section data-first-screen="" className="paper-sheet container pt-6 md:pt-8">
      {children}
      {lead && (
        <div className="paper-lead">
          <NewsStory item={lead} level={2} size="lead" sizes={leadSizes} labels={labels} />
        </div>
      )}
    </section>
  );
}
