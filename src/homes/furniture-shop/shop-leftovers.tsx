import type { ReactNode } from 'react';

interface ShopLeftoversProps {
  id: string;
  heading: string;
  text: string;
  /** The island `FridayPots`. */
  children: ReactNode;
}

/** Section around the mixed paints of the last Fridays. */
export function ShopLeftovers({ id, heading, text, children }: ShopLeftoversProps) {
  return (
    <section id={id} className="on-primer leftover">
      <h2 className="leftover-heading">{heading}</h2>
      {children}
      <p className="leftover-text">{text}</p>
    </section>
  );
}
