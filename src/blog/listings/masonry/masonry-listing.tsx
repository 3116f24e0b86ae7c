import type { ReactNode } from 'react';
import styles from './masonry-head.module.css';

interface MasonryListingProps {
  /** Cards. */
  children: ReactNode;
  /** Link to older posts. */
  more?: ReactNode;
}

/** Renders the masonry of cards, which overlap the head, and the link to older posts. */
export function MasonryListing({ children, more }: MasonryListingProps) {
  return (
    <div className={`lf-container ${styles.wall}`}>
      <div data-search-ignore>{children}</div>
      {more && <div className="py-12 md:py-16">{more}</div>}
    </div>
  );
}
