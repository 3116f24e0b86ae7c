import type { ReactNode } from 'react';
import './contact-fit.css';

interface ContactFitProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Body measurements for an order. */
  measures: readonly { title: string; text: string }[];
  /** The form. */
  children: ReactNode;
}

/** Renders the measurements along a plumb line, and the form to send them. */
export function ContactFit({ id, heading, text, measures, children }: ContactFitProps) {
  return (
    <section id={id} className="bobline">
      <div className="bobline-words">
        <h2 className="bobline-heading">{heading}</h2>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <dl className="bobline-measures">
        {measures.map((measure) => (
          <div key={measure.title}>
            <dt>{measure.title}</dt>
            <dd>{measure.text}</dd>
          </div>
        ))}
      </dl>
      <div className="bobline-form">{children}</div>
    </section>
  );
}
