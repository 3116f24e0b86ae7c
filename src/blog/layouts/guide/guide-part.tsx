import type { ReactNode } from 'react';
import '../../post-article.css';
import './guide-part.css';

interface GuidePartProps {
  id: string;
  title: string;
  /** What it is beside the steps: what has to be there before, or what helps after. */
  variant: 'before' | 'after';
  /** The text, from Markdown. */
  children: ReactNode;
}

/** A part of a guide that is no step. */
export function GuidePart({ id, title, variant, children }: GuidePartProps) {
  return (
    <section aria-labelledby={id} data-look={variant} className="guide-part">
      <h2 id={id} className="text-h3 font-bold">
        {title}
      </h2>
      <div className="article">{children}</div>
    </section>
  );
}
