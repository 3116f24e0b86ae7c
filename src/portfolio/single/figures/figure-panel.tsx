import type { ReactNode } from 'react';
import '../../../themes/tones.css';
import './figure-panel.css';

interface FigurePanelProps {
  /** `FigureRow`s. */
  children: ReactNode;
}

/** Renders the figures on a ground of graph paper. */
export function FigurePanel({ children }: FigurePanelProps) {
  return (
    <section data-tone="surface" className="figure-sheet">
      <ul className="figure-sheet-rows">{children}</ul>
    </section>
  );
}
