import type { ReactNode } from 'react';
import './stamp-heights.css';
import './order-custom-value.css';

interface OrderCustomValueProps {
  id: string;
  heading: string;
  text: string;
  /** The island `CustomStamp`. */
  children: ReactNode;
}

/** Section with the editor for a custom face value. */
export function OrderCustomValue({ id, heading, text, children }: OrderCustomValueProps) {
  return (
    <section id={id} className="own-word">
      <h2 className="own-word-heading">{heading}</h2>
      <p className="own-word-text">{text}</p>
      {children}
    </section>
  );
}
