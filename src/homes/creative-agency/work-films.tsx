import type { ReactNode } from 'react';
import './work-films.css';

interface WorkFilmsProps {
  id: string;
  heading: string;
  /** Instruction for turning the wheel. */
  hint: string;
  /** The wheel. */
  children: ReactNode;
}

/** Section around a wheel of works: its heading in one corner, the instruction in the other. */
export function WorkFilms({ id, heading, hint, children }: WorkFilmsProps) {
  return (
    <section id={id} className="works">
      <h2 className="works-heading font-extrabold">{heading}</h2>
      <p className="works-hint">{hint}</p>
      <div className="works-wheel">{children}</div>
    </section>
  );
}
