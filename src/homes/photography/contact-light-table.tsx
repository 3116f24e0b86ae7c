import type { ReactNode } from 'react';
import './contact-light-table.css';

interface ContactLightTableProps {
  id: string;
  heading: string;
  text: string;
  address: readonly string[];
  /** The island `ContactLightTableLetter`. */
  children: ReactNode;
}

/** Contact section in the form of a light table. */
export function ContactLightTable({
  id,
  heading,
  text,
  address,
  children,
}: ContactLightTableProps) {
  return (
    <section id={id} className="wr-table">
      <div className="wr-table-words">
        <h2 className="wr-table-heading">{heading}</h2>
        <p>{text}</p>
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div className="wr-table-letter">{children}</div>
    </section>
  );
}
