import type { ReactNode } from 'react';

interface MasonryWallProps {
  /** Cards. */
  children: ReactNode;
  /** Link to older posts. */
  more?: ReactNode;
}

/** Renders the masonry cards, which overlap the head, and the link to older posts. */
export function MasonryWall({ children, more }: MasonryWallProps) {
  return (
    <div className="container masonry-wall">
      <div data-search-ignore>{children}</div>
      {more && <div className="py-12 md:py-16">{more}</div>}
    </div>
  );
}
