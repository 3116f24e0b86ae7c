import type { ReactNode } from 'react';
import portfolioSectionStyles from '../portfolio-section.module.css';
import type { PortfolioLayout } from '../portfolio-style.ts';
import styles from './project-grid.module.css';

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
    <div className={`${styles.room} ${portfolioSectionStyles.room}`}>
      <div
        className={isFilled ? `${styles.grid} lf-project-fill` : styles.grid}
        data-layout={layout}
        data-gap={gap}
      >
        {isFilled && head && (
          <div
            data-first-screen
            className={`${styles.headCell} ${portfolioSectionStyles.headCell}`}
          >
            {head}
          </div>
        )}
        <ul className={styles.list} aria-label={label}>
          {children}
        </ul>
      </div>
    </div>
  );
}
