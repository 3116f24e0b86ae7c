import type { ReactNode } from 'react';

interface ShopLeftoversProps {
  id: string;
  heading: string;
  text: string;
  /** The pots. */
  children: ReactNode;
}

/** Leftovers of the week, on primer: a pot for each of the last Fridays. */
export function ShopLeftovers({ id, heading, text, children }: ShopLeftoversProps) {
  return (
    <section id={id} className="on-primer leftover">
      <h2 className="leftover-heading">{heading}</h2>
      {children}
      <p className="leftover-text">{text}</p>
    </section>
  );
}
