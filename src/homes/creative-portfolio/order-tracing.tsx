import type { ReactNode } from 'react';
import './order-tracing.css';

interface OrderTracingProps {
  id: string;
  heading: string;
  text: string;
  /** The form. */
  children: ReactNode;
}

/** The form that orders a value of one's own, on the same ground as the stamp before it. */
export function OrderTracing({ id, heading, text, children }: OrderTracingProps) {
  return (
    <section id={id} className="by-tracing">
      <div>
        <h2 className="by-tracing-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
