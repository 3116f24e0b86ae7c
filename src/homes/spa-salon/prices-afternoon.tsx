import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './prices-afternoon.css';

interface PricesAfternoonProps {
  id: string;
  /** Temperature that sets the colors of this section. */
  degrees: string;
  heading: string;
  note: string;
  foot: string;
  /** Phone contact, in print only. */
  printedContact: string;
  /** The price list. */
  children: ReactNode;
}

/** Section around the price list and its timeline. Fits on one printed page. */
export function PricesAfternoon(props: PricesAfternoonProps) {
  const { id, degrees, heading, note, foot, printedContact, children } = props;
  return (
    <section id={id} data-tone="surface" className="noon">
      <div className="noon-inner">
        <header className="noon-head">
          <p className="noon-degrees font-display">{degrees}</p>
          <h2 className="noon-heading">{heading}</h2>
          <p className="noon-note">{note}</p>
        </header>
        {children}
        <p className="noon-foot">{foot}</p>
        <p className="noon-printed">{printedContact}</p>
      </div>
    </section>
  );
}
