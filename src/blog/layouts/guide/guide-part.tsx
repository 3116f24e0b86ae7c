import type { ReactNode } from 'react';
import '../../post-article.css';
import styles from './guide-part.module.css';

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
    <section aria-labelledby={id} data-variant={variant} className={styles.guidePart}>
      <h2 id={id} className="text-h3 font-bold">
        {title}
      </h2>
      <div className="lf-article">{children}</div>
    </section>
  );
}
