import type { ReactNode } from 'react';
import printHalvesStyles from './print-halves.module.css';
import seamMoveStyles from './seam-move.module.css';
import seamPairStyles from './seam-pair.module.css';

interface SeamStageProps {
  /** The pairs. */
  children: ReactNode;
}

/**
 * Container of the pairs. With scroll-driven animations, a wide window and no reduced motion, the halves of each pair
 * move in from below and from above and meet; otherwise the pairs are stacked.
 */
export function SeamStage({ children }: SeamStageProps) {
  return (
    <div className={`${printHalvesStyles.seam} ${seamMoveStyles.seam} ${seamPairStyles.seam}`}>
      {children}
    </div>
  );
}
