import type { ReactNode } from 'react';
import type { PortfolioLayout } from '../portfolio-style.ts';
import './project-grid.css';

interface ProjectGridProps {
  layout: PortfolioLayout;
  /** Room between the cells: none for what hangs edge to edge. */
  gap: 'none' | 'small' | 'wide';
  /** What the list is, for those who hear it. */
  label: string;
  /** The page's head: the first cell of all where the layout joins cells, masonry and metro. */
  head?: ReactNode;
  /** The cells. */
  children: ReactNode;
}

/**
 * Cells in columns, as masonry or as metro. All of it is CSS and known before a picture is there:
 * the order of the cells is the order in which they are read, and what is hidden leaves no hole.
 */
export function ProjectGrid({ layout, gap, label, head, children }: ProjectGridProps) {
  const fill = layout === 'masonry' || layout === 'metro';
  return (
    <div className="pf-room">
      <div className={fill ? 'pf-grid pf-fill' : 'pf-grid'} data-layout={layout} data-gap={gap}>
        {fill && head && (
          <div data-first-screen className="pf-head-cell">
            {head}
          </div>
        )}
        <ul className="pf-list" aria-label={label}>
          {children}
        </ul>
      </div>
    </div>
  );
}
