import type { CSSProperties, ReactNode } from 'react';
import type { ProjectCard } from '../cards/project-card.ts';

interface ProjectCellProps {
  card: ProjectCard;
  /** It begins in the first screen. */
  first: boolean;
  /** Lines of masonry that it takes, in twelfths of a column; left out in other layouts. */
  rows?: number | undefined;
  children: ReactNode;
}

/** A place in the grid. The filter finds it by its kinds; masonry gives it the height of its picture. */
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
