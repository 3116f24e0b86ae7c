import type { CSSProperties, ReactNode } from 'react';
import type { ProjectCard } from '../cards/project-card.ts';

interface ProjectCellProps {
  card: ProjectCard;
  /** Starts in the first screen. */
  first: boolean;
  /** Row span in masonry, in twelfths of a column; left out in other layouts. */
  rows?: number | undefined;
  children: ReactNode;
}

/** Renders a cell of the grid, with its categories for the filter, and its row span in masonry. */
export function ProjectCell({ card, first, rows, children }: ProjectCellProps) {
  return (
    <li
      data-first-screen={first || undefined}
      className="pf-cell"
      data-categories={card.categories.join(' ')}
      style={{ '--rows': rows } as CSSProperties}
    >
      {children}
    </li>
  );
}
