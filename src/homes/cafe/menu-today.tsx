import type { ReactNode } from 'react';
import './menu-today.css';

interface MenuTodayProps {
  id: string;
  heading: string;
  lead: string;
  /** The menu. */
  children: ReactNode;
}

/** Section with a heading and the full-width menu. */
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
