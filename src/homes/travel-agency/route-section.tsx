import type { ReactNode } from 'react';
import { RidgeEdge } from './ridge-edge.tsx';
import './route-section.css';

interface RouteSectionProps {
  id: string;
  heading: string;
  text: string;
  /** List and map. */
  children: ReactNode;
}

/** Room for a journey: its name in the way a station board says it, then list and map. */
export function RouteSection({ id, heading, text, children }: RouteSectionProps) {
  return (
    <section id={id} className="route-section" data-sheet="">
      <RidgeEdge seed={1} />
      <div className="route-head">
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      {children}
    </section>
  );
}
