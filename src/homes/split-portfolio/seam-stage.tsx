import type { CSSProperties, ReactNode } from 'react';
import './seam-move.css';

interface SeamStageProps {
  /** Anchor of the second pair, and how many pairs there are. */
  id: string;
  count: number;
  children: ReactNode;
}

/**
 * Holds the pairs. Where the browser has scroll timelines, the window is wide and motion is welcome, it
 * stays in place while one scrolls past, and the halves of each pair come from below and from above,
 * meet, and go on; elsewhere the pairs stand under one another.
 *
 * Attribute: `data-seam`, by which `bringPair` finds it.
 */
export function SeamStage({ id, count, children }: SeamStageProps) {
  return (
    <div className="seam" data-seam={count} style={{ '--pairs': count } as CSSProperties}>
      <span id={id} className="seam-mark" />
      <div className="seam-stage">{children}</div>
    </div>
  );
}
