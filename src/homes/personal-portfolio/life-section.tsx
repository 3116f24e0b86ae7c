import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './life-section.css';

interface LifeSectionProps {
  id: string;
  heading: string;
  lead: string;
  /** The ruler. */
  children: ReactNode;
}

/** A cream sheet as wide as the window for a life on a ruler. */
export function LifeSection({ id, heading, lead, children }: LifeSectionProps) {
  return (
    <section id={id} data-tone="surface" className="life">
      <div className="life-head">
        <h2 className="life-heading font-extrabold">{heading}</h2>
        <p className="life-lead">{lead}</p>
      </div>
      {children}
    </section>
  );
}
