import type { ReactNode } from 'react';
import './stamp-heights.css';
import './order-custom-value.css';

interface OrderCustomValueProps {
  id: string;
  heading: string;
  text: string;
  /** The stamp whose value can be typed. */
  children: ReactNode;
}

/** A value of one's own, on a stamp that shows it while it is typed. */
export function OrderCustomValue({ id, heading, text, children }: OrderCustomValueProps) {
  return (
    <section id={id} className="own-word">
      <h2 className="own-word-heading">{heading}</h2>
      <p className="own-word-text">{text}</p>
      {children}
    </section>
  );
}
