import type { ReactNode } from 'react';
import '../themes/tones.css';
import './portfolio-section.css';

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
    <section data-tone={tone} className="project-section">
      <div data-first-screen className="project-wide project-above">
        {above}
      </div>
      <div
        id={listId}
        data-filter-list={listId === undefined ? undefined : ''}
        className={wide ? undefined : 'project-section-list'}
      >
        {children}
      </div>
    </section>
  );
}
