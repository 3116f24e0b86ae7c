import type { ReactNode } from 'react';

interface PriceGroupProps {
  id: string;
  title: string;
  lead: string;
  /** Its lines. */
  children: ReactNode;
}

/** The lines of one kind below its name. */
export function PriceGroup({ id, title, lead, children }: PriceGroupProps) {
  return (
    <section id={id} data-group className="list-group">
      <header className="list-group-head">
        <h2 className="text-h3 font-semibold">{title}</h2>
        <p>{lead}</p>
      </header>
      <ul>{children}</ul>
    </section>
  );
}
