import type { ReactNode } from 'react';
import '../themes/tones.css';
import styles from './portfolio-section.module.css';

interface GridlessSectionProps {
  tone: 'accent-tint' | 'deep' | 'ink';
  /** `id` of the list for the filter; left out where there is no filter. */
  listId?: string;
  /** Full-bleed. */
  wide?: boolean;
  /** Head and filter above the projects. */
  above?: ReactNode;
  children: ReactNode;
}

/** Renders the section of a portfolio page without a grid, from head to last project. */
export function GridlessSection({
  tone,
  listId,
  wide = false,
  above,
  children,
}: GridlessSectionProps) {
  return (
    <section data-tone={tone} className={styles.section}>
      <div data-first-screen className={`${styles.wide} ${styles.above}`}>
        {above}
      </div>
      <div
        id={listId}
        data-filter-list={listId === undefined ? undefined : ''}
        className={wide ? undefined : styles.sectionList}
      >
        {children}
      </div>
    </section>
  );
}
