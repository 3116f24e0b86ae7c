import type { ReactNode } from 'react';
import './menu-today.css';

interface MenuTodayProps {
  id: string;
  heading: string;
  lead: string;
  /** The bar. */
  children: ReactNode;
}

/** The bar's section: a heading on the wall, the sign beside it, and the counter in full width. */
export function MenuToday({ id, heading, lead, children }: MenuTodayProps) {
  return (
    <section id={id} className="bar-wall">
      <div className="bar-head">
        <h2 className="bar-heading">{heading}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
