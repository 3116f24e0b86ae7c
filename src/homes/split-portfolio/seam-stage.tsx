import type { ReactNode } from 'react';
import './seam-move.css';
import './print-halves.css';

interface SeamStageProps {
  /** The pairs. */
  children: ReactNode;
}

/**
 * Container of the pairs. With view timelines, a wide window and no reduced motion, the halves of each pair
 * come from below and from above, meet, and go on; elsewhere the pairs are under one another.
 */
export function SeamStage({ children }: SeamStageProps) {
  return <div className="seam">{children}</div>;
}
