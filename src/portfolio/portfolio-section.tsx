import type { ReactNode } from 'react';
import type { PortfolioLayout, PortfolioStyle } from './portfolio-style.ts';
import '../themes/tones.css';
import styles from './portfolio-section.module.css';

/** Ground tone of each style. */
const tones = {
  classic: 'paper',
  boxed: 'tint',
  colorful: 'surface',
  bordered: 'surface',
  overlay: 'ink',
  'switch-image': 'accent-tint',
} as const satisfies Record<PortfolioStyle, string>;

interface PortfolioSectionProps {
  style: PortfolioStyle;
  layout: PortfolioLayout;
  /** `id` of the list for the filter. */
  listId: string;
  /** Head and filter; left out where they are in the first tile. */
  above?: ReactNode;
  /** Projects. */
  children: ReactNode;
}

/**
 * Renders the section of a portfolio from head to last project, on the ground of its style.
 *
 * Styling hooks: `data-layout`, `data-style`.
 */
export function PortfolioSection(props: PortfolioSectionProps) {
  const { style, layout, listId, above, children } = props;
  return (
    <section
      data-tone={tones[style]}
      data-style={style}
      data-layout={layout}
      className={styles.section}
    >
      {above && (
        <div data-first-screen className={`${styles.wide} ${styles.above}`}>
          {above}
        </div>
      )}
      <div id={listId} data-filter-list className={styles.sectionList}>
        {children}
      </div>
    </section>
  );
}
