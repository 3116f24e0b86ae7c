import type { ReactNode } from 'react';
import '../../../themes/tones.css';
import styles from './masonry-head.module.css';

interface MasonryHeadProps {
  heading: string;
  lead: string;
  /** Category links. */
  children: ReactNode;
}

/** Renders the head of the masonry listing: a colored band that the first row of cards overlaps. */
export function MasonryHead({ heading, lead, children }: MasonryHeadProps) {
  return (
    <header data-tone="accent-tint" data-first-screen className={styles.head}>
      <div className={`lf-container ${styles.headContent}`}>
        <h1 className="text-display font-bold tracking-packed">{heading}</h1>
        <p className="text-lead">{lead}</p>
        {children}
      </div>
    </header>
  );
}
