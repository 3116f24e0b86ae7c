import type { ReactNode } from 'react';
import { TilePicture } from './tile-picture.tsx';
import './tile-grid.css';
import './prices-dividers.css';

interface PricesDividersProps {
  id: string;
  heading: string;
  text: string;
  priceHeading: string;
  dividers: readonly { title: string; pattern: string; price: string }[];
  /** The board. */
  children: ReactNode;
}

/** The six tile patterns with their prices, and the floor designer. */
export function PricesDividers({
  id,
  heading,
  text,
  priceHeading,
  dividers,
  children,
}: PricesDividersProps) {
  return (
    <section id={id} className="losa-lay">
      <div className="losa-lay-head">
        <h2 className="losa-title">{heading}</h2>
        <p className="losa-words">{text}</p>
      </div>
      {children}
      <h3 className="losa-lay-prices">{priceHeading}</h3>
      <ul className="losa-lay-dividers">
        {dividers.map(({ title, pattern, price }) => (
          <li key={pattern}>
            <TilePicture pattern={pattern} sizes="(width >= 62rem) 16.7vw, 33.4vw" />
            <span>{title}</span> <b>{price}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
