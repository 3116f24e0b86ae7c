import type { ReactNode } from 'react';
import '../looks/tones.css';
import './portfolio-section.css';

interface OpenSectionProps {
  tone: 'accent-tint' | 'deep' | 'ink';
  /** `id` of what the filter finds the list by; left out where nothing filters. */
  list?: string;
  /** From edge to edge of the window. */
  wide?: boolean;
  /** Head, and what is pressed above the projects. */
  above?: ReactNode;
  children: ReactNode;
}

/** A portfolio that follows no grid, from its head to its last project. */
export function OpenSection({ tone, list, wide = false, above, children }: OpenSectionProps) {
  const filtered = list === undefined ? {} : { id: list, 'data-filter-list': true };
  return (
    <section data-tone={tone} className="pf-section">
      <div data-first-screen className="pf-wide pf-above">
        {above}
      </div>
      <div {...filtered} className={wide ? undefined : 'pf-projects'}>
        {children}
      </div>
    </section>
  );
}
