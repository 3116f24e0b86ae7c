import type { ReactNode } from 'react';
import '../../../themes/tones.css';
import './figure-sheet.css';

interface FigureSheetProps {
  /** `FigureRow`s. */
  children: ReactNode;
}

/** Renders graph paper as the ground of the figures. */
export function FigureSheet({ children }: FigureSheetProps) {
  return (
    <section data-tone="surface" className="figure-sheet">
      <ul className="figure-sheet-rows">{children}</ul>
    </section>
  );
}
