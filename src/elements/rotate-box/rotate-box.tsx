import Rotate from 'lucide-react/icons/rotate-3d';
import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './rotate-box.css';

interface RotateBoxProps {
  front: ReactNode;
  back: ReactNode;
  /** Name of the switch that turns it: “Turn over: opening hours”. */
  turnLabel: string;
  /** turn: about its upright axis. tumble: about the level one. door: about its left edge. */
  look: 'turn' | 'tumble' | 'door';
  className?: string;
}

/**
 * A box with a back. It turns under the mouse, by its switch (finger and key), and when something on
 * its back gets the focus; both sides are read out. Where less motion is asked for, the sides swap.
 */
export function RotateBox({ front, back, turnLabel, look, className }: RotateBoxProps) {
  return (
    <div className={cn('rotate-box', className)} data-look={look}>
      <div className="rotate-body">
        <div className="rotate-front">{front}</div>
        <div className="rotate-back">{back}</div>
      </div>
      <label className="rotate-switch">
        <input type="checkbox" className="rotate-input" aria-label={turnLabel} />
        <Rotate aria-hidden="true" className="size-5.5" />
      </label>
    </div>
  );
}
