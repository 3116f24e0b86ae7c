'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './item-grid.module.css';

/** Delay from mount to the state `arranged`, in milliseconds. */
export const arrangeDelay = 1000;

interface ItemGridProps {
  /** Items, complete in the HTML: the layout is CSS alone. */
  children: ReactNode;
  className?: string;
}

/**
 * Container of an item grid. It is `loading` (also `aria-busy`) for one second after mounting, then
 * `arranged`, as the specification asks. Nothing moves between the two: a thin line above the grid is
 * the only difference.
 *
 * State attribute: `data-state` = `loading` | `arranged`.
 */
export function ItemGrid({ children, className }: ItemGridProps) {
  const [state, setState] = useState<'loading' | 'arranged'>('loading');
  const [isMounted, setIsMounted] = useState(false);

  useEffect(() => {
    setIsMounted(true);
    const timer = setTimeout(() => setState('arranged'), arrangeDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      className={cn(styles.itemGrid, className)}
      data-state={state}
      aria-busy={isMounted && state === 'loading' ? true : undefined}
    >
      {children}
    </div>
  );
}
