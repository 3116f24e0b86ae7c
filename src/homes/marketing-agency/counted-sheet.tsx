import type { ReactNode } from 'react';
import './counted-sheet.css';

interface CountedSheetProps {
  id: string;
  heading: string;
  lead: string;
  /** The figures. */
  children: ReactNode;
}

/** Section around the figures: a heading in the shade of the house, and the figures below it. */
export function CountedSheet({ id, heading, lead, children }: CountedSheetProps) {
  return (
    <section id={id} className="counted">
      <h2 className="counted-heading">{heading}</h2>
      <p className="counted-lead text-lead">{lead}</p>
      {children}
    </section>
  );
}
