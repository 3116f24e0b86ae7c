import type { ReactNode } from 'react';
import './paper-sheet.css';

/** One sheet of a paper: a masthead, columns, and what runs along its foot. */
export function PaperSheet({ children }: { children: ReactNode }) {
  return (
    <section data-first-screen="" className="paper-sheet container pt-6 pb-12 md:pt-8 md:pb-16">
      {children}
    </section>
  );
}
