import type { ReactNode } from 'react';
import './contact-order.css';

interface ContactOrderProps {
  id: string;
  heading: string;
  text: string;
  terms: readonly { title: string; text: string }[];
  /** The form. */
  children: ReactNode;
}

/** Contact form with terms beside it. */
export function ContactOrder({ id, heading, text, terms, children }: ContactOrderProps) {
  return (
    <section id={id} className="order-letter">
      <h2 className="order-letter-heading">{heading}</h2>
      <p className="order-letter-text">{text}</p>
      <div className="order-letter-form">{children}</div>
      <div className="order-letter-terms">
        {terms.map((term) => (
          <p key={term.title}>
            <b>{term.title}.</b> {term.text}
          </p>
        ))}
      </div>
    </section>
  );
}
