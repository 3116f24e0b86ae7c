import type { ReactNode } from 'react';
import '../../../looks/tones.css';

/** A picture story in the dark, from edge to edge. */
export function Story({ children }: { children: ReactNode }) {
  return (
    <article data-tone="ink" className="overflow-x-clip">
      {children}
    </article>
  );
}
