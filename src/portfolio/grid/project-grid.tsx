import type { ReactNode } from 'react';
import type { PortfolioLayout } from '../portfolio-style.ts';
import './project-grid.css';

interface ProjectGridProps {
  layout: PortfolioLayout;
  /** Gap between the cells: none for full-bleed layouts. */
  gap: 'none' | 'small' | 'wide';
  /** Accessible name of the list. */
  label: string;
  /** Page head, as the first cell of masonry and metro. */
  head?: ReactNode;
  /** Cells. */
  children: ReactNode;
}

/**
 * Renders a grid of cells: columns, masonry or metro. Pure CSS, known before pictures load: the
 * order of cells is reading order, and hidden cells leave no hole.
 */
export function ProjectGrid({ layout, gap, label, head, children }: ProjectGridProps) {
  const isFilled = layout === 'masonry' || layout === 'metro';
  return (
    <div className="project-room">
      <div
        className={isFilled ? 'project-grid project-fill' : 'project-grid'}
        data-layout={layout}
        data-gap={gap}
      >
        {isFilled && head && (
          <div data-first-screen className="project-head-cell">
            {head}
          </div>
        )}
        <ul className="project-list" aria-label={label}>
          {children}
        </ul>
      </div>
    </div>
  );
}
