import type { ReactNode } from 'react';
import deskGoodsStyles from './desk-goods.module.css';
import weekdayTonesStyles from './weekday-tones.module.css';

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
    <section id={id} className={`${weekdayTonesStyles.primerSection} ${deskGoodsStyles.tabletop}`}>
      <div className={deskGoodsStyles.text}>
        <h2 className={deskGoodsStyles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
