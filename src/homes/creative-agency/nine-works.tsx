import type { ReactNode } from 'react';
import './nine-works.css';

interface NineWorksProps {
  id: string;
  heading: string;
  /** How the wheel is turned. */
  hint: string;
  /** The wheel. */
  children: ReactNode;
}

/** The room that a wheel of works stands in: its heading in one corner, how to turn it in the other. */
export function NineWorks({ id, heading, hint, children }: NineWorksProps) {
  return (
    <section id={id} className="works">
      <h2 className="works-heading font-extrabold">{heading}</h2>
      <p className="works-hint">{hint}</p>
      <div className="works-wheel">{children}</div>
    </section>
  );
}
