import type { ReactNode } from 'react';

interface MasonryWallProps {
  /** The cards. */
  children: ReactNode;
  /** The way to older posts. */
  more?: ReactNode;
}

/** The cards of the masonry, which begin in its head, and the way to older ones. */
export function MasonryWall({ children, more }: MasonryWallProps) {
  return (
    <div className="container masonry-wall">
      <div data-search-ignore>{children}</div>
      {more && <div className="py-12 md:py-16">{more}</div>}
    </div>
  );
}
