import seamPairStyles from './seam-pair.module.css';
// Loaded first, since the other stylesheets override it.

import type { ReactNode } from 'react';
import printHalvesStyles from './print-halves.module.css';
import seamMoveStyles from './seam-move.module.css';

interface GallerySeamProps {
  id: string;
  heading: string;
  /** The pairs. */
  children: ReactNode;
}

/** Section around the other pairs. */
export function GallerySeam({ id, heading, children }: GallerySeamProps) {
  return (
    <section
      id={id}
      aria-label={heading}
      className={`${printHalvesStyles.otherPairs} ${seamMoveStyles.otherPairs} ${seamPairStyles.otherPairs}`}
    >
      <h2 className="sr-only">{heading}</h2>
      {children}
    </section>
  );
}
