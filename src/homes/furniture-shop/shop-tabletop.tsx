import type { ReactNode } from 'react';

interface ShopTabletopProps {
  id: string;
  heading: string;
  text: string;
  /** The island `DeskGoods`. */
  children: ReactNode;
}

/** Section around products of the shop in the colors of the week. */
export function ShopTabletop({ id, heading, text, children }: ShopTabletopProps) {
  return (
    <section id={id} className="on-primer tabletop">
      <div className="tabletop-words">
        <h2 className="tabletop-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
