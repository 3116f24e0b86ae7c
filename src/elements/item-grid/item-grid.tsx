'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '../../looks/cn.ts';
import './item-grid.css';

/** From creation to the first arrangement, in milliseconds. */
export const arrangeDelay = 1000;

interface ItemGridProps {
  /** The items, complete in the HTML: the layout itself is CSS and waits for nobody. */
  children: ReactNode;
  className?: string;
}

/**
 * The frame of a grid of items. It is `loading` (also `aria-busy`) until its layout is complete and
 * `arranged`, with all items shown, one second after creation. Nothing moves between the two: a thin
 * line above the grid is all that tells them apart.
 */
export function ItemGrid({ children, className }: ItemGridProps) {
  const [state, setState] = useState<'loading' | 'arranged'>('loading');
  const [alive, setAlive] = useState(false);

  useEffect(() => {
    setAlive(true);
    const timer = setTimeout(() => setState('arranged'), arrangeDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      className={cn('item-grid', className)}
      data-grid={state}
      aria-busy={alive && state === 'loading' ? true : undefined}
    >
      {children}
    </div>
  );
}
