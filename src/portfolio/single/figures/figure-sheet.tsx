import type { ReactNode } from 'react';
import '../../../looks/tones.css';
import './figure-sheet.css';

interface FigureSheetProps {
  /** The figures, a `FigureRow` each. */
  children: ReactNode;
}

/** Graph paper on which figures stand one under another. */
export function FigureSheet({ children }: FigureSheetProps) {
  return (
    <section data-tone="surface" className="figure-sheet">
      <ul className="figure-sheet-rows">{children}</ul>
    </section>
  );
}
