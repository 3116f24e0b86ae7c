import type { ReactNode } from 'react';
import '../../themes/tones.css';
import './about-life.css';

interface AboutLifeProps {
  id: string;
  heading: string;
  lead: string;
  /** The island `AboutLifeTimeline`. */
  children: ReactNode;
}

/** Full-width section around the timeline. */
export function AboutLife({ id, heading, lead, children }: AboutLifeProps) {
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
