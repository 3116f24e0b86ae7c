import type { ReactNode } from 'react';
import './stats-vitals.css';

interface StatsVitalsProps {
  id: string;
  heading: string;
  lead: string;
  /** Rules of the measurement. */
  note: string;
  /** The island `VitalSigns`. */
  children: ReactNode;
}

/** Section around the Web Vitals of the current page. */
export function StatsVitals({ id, heading, lead, note, children }: StatsVitalsProps) {
  return (
    <section id={id} className="vitals">
      <h2 className="vitals-heading font-extrabold">{heading}</h2>
      <p className="vitals-lead text-lead">{lead}</p>
      {children}
      <p className="vitals-note text-caption">{note}</p>
    </section>
  );
}
