import type { ReactNode } from 'react';
import './seam-move.css';
import './print-halves.css';

interface SeamStageProps {
  /** The pairs. */
  children: ReactNode;
}

/**
 * Container of the pairs. With scroll-driven animations, a wide window and no reduced motion, the halves of each pair
 * move in from below and from above and meet; otherwise the pairs are stacked.
 */
export function SeamStage({ children }: SeamStageProps) {
  return <div className="seam">{children}</div>;
}
