import type { CSSProperties } from 'react';
import './prices-hems.css';

interface PricesHemsProps {
  id: string;
  heading: string;
  text: string;
  /** Hems of other makers: width in yards, price, and how long they have to hang. */
  hems: readonly { title: string; yards: number; price: string; note: string }[];
  yardsLabel: string;
}

/** Renders prices of leveling hems, each with a line whose length is proportional to the hem. */
export function PricesHems({ id, heading, text, hems, yardsLabel }: PricesHemsProps) {
  return (
    <section id={id} className="hemwide">
      <h2 className="hemwide-heading">{heading}</h2>
      <p className="hemwide-text">{text}</p>
      <ul className="hemwide-list">
        {hems.map(({ title, yards, price, note }) => (
          <li key={title} style={{ '--yards': yards } as CSSProperties}>
            <span className="hemwide-price">{price}</span>
            <span className="hemwide-title">
              <b>{title}</b>, {yards} {yardsLabel}. {note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
