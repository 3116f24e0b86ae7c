import type { CSSProperties, ReactNode } from 'react';
import type { ProjectCard } from '../cards/project-card.ts';
import { masonryRows } from './masonry-rows.ts';

interface ProjectCellProps {
  card: ProjectCard;
  /** It begins in the first screen. */
  first: boolean;
  /** Lines of the grid that the words of the card take beside its picture, in twelfths of a column. */
  words: number;
  children: ReactNode;
}

/** A place in the grid. The filter finds it by its kinds; masonry gives it the height of its picture. */
export function ProjectCell({ card, first, words, children }: ProjectCellProps) {
  return (
    <li
      data-first-screen={first || undefined}
      className="pf-cell"
      data-categories={card.categories.join(' ')}
      style={{ '--rows': masonryRows(card.picture) + words } as CSSProperties}
    >
      {children}
    </li>
  );
}
