import type { ReactNode } from 'react';
import { RidgeEdge } from './ridge-edge.tsx';
import './map-route.css';

interface MapRouteProps {
  id: string;
  heading: string;
  text: string;
  /** List and map. */
  children: ReactNode;
}

/** Section around the list and the map of a route. Can be printed by itself. */
export function MapRoute({ id, heading, text, children }: MapRouteProps) {
  return (
    <section id={id} className="route-section" data-print-sheet="">
      <RidgeEdge seed={1} />
      <div className="route-head">
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      {children}
    </section>
  );
}
