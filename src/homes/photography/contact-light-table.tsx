import type { ReactNode } from 'react';
import './contact-light-table.css';

interface ContactLightTableProps {
  id: string;
  heading: string;
  text: string;
  phone: { title: string; link: string };
  address: readonly string[];
  /** The marked frames and the form. */
  children: ReactNode;
}

/** The last section: a table that is lit from below, the frames that were marked on it, and the letter. */
export function ContactLightTable({
  id,
  heading,
  text,
  phone,
  address,
  children,
}: ContactLightTableProps) {
  return (
    <section id={id} className="wr-table">
      <div className="wr-table-words">
        <h2 className="wr-table-heading">{heading}</h2>
        <p>{text}</p>
        <p>
          <a href={phone.link} className="wr-table-phone">
            {phone.title}
          </a>
        </p>
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
