import type { ReactNode } from 'react';
import styles from './portfolio-head.module.css';
import type { PortfolioLayout, PortfolioStyle } from './portfolio-style.ts';

interface PortfolioHeadProps {
  heading: string;
  lead: string;
  /** Number of projects; set large in some layouts. */
  count: number;
  style: PortfolioStyle;
  layout: PortfolioLayout;
  /** Filter, where the head is a tile with room for it. */
  children?: ReactNode;
}

/**
 * Renders the head of a portfolio page: the layout sets its position, the style its appearance.
 *
 * Styling hooks: `data-layout`, `data-style`.
 */
export function PortfolioHead(props: PortfolioHeadProps) {
  const { heading, lead, count, style, layout, children } = props;
  const lastWord = heading.lastIndexOf(' ') + 1;
  return (
    <header className={styles.head} data-layout={layout} data-style={style}>
      <h1 className={styles.headTitle}>
        {heading.slice(0, lastWord)}
        <span className={styles.headLast}>{heading.slice(lastWord)}</span>
      </h1>
      <p className={styles.headLead}>{lead}</p>
      {layout === 'three-column' && (
        <p className={styles.headCount} aria-hidden="true">
          {count}
        </p>
      )}
      {children && <div>{children}</div>}
    </header>
  );
}
