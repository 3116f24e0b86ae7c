import type { ReactNode } from 'react';
import '../../post-article.css';
import './guide-part.css';

interface GuidePartProps {
  id: string;
  title: string;
  /** Position beside the steps: preparation before them, or help after them. */
  variant: 'before' | 'after';
  /** The text, from Markdown. */
  children: ReactNode;
}

/** Renders a section of a guide that is not a step. */
export function GuidePart({ id, title, variant, children }: GuidePartProps) {
  return (
    <section aria-labelledby={id} data-variant={variant} className="guide-part">
      <h2 id={id} className="text-h3 font-bold">
        {title}
      </h2>
      <div className="article">{children}</div>
    </section>
  );
}
