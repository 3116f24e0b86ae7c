import type { CSSProperties, ReactNode } from 'react';
import type { ProjectCard } from '../cards/project-card.ts';
import portfolioSectionStyles from '../portfolio-section.module.css';
import projectGridStyles from './project-grid.module.css';

interface ProjectCellProps {
  card: ProjectCard;
  /** Marks the cell as part of the first screen. */
  isInFirstScreen: boolean;
  /** Row span in masonry, in twelfths of a column, and aspect ratio of the picture in one column. */
  masonry?: { rows: number | undefined; ratio: string } | undefined;
  children: ReactNode;
}

/** Renders a cell of the grid, with its categories for the filter, and its size in masonry. */
export function ProjectCell({ card, isInFirstScreen, masonry, children }: ProjectCellProps) {
  return (
    <li
      data-first-screen={isInFirstScreen || undefined}
      className={`${projectGridStyles.cell} ${portfolioSectionStyles.cell}`}
      data-categories={card.categories.join(' ')}
      style={{ '--rows': masonry?.rows, '--shape': masonry?.ratio } as CSSProperties}
    >
      {children}
    </li>
  );
}
