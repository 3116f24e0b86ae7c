import type { ReactNode } from 'react';
import styles from './map-route.module.css';
import { RidgeEdge } from './ridge-edge.tsx';

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
    <section id={id} className={styles.section} data-print-sheet="">
      <RidgeEdge seed={1} />
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      {children}
    </section>
  );
}
