import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './columns.css';

interface ColumnsProps {
  children: ReactNode;
  /** even: as many as there are children. wide-left, wide-right: 7 and 5 of 12. text: one text that flows. */
  look: 'even' | 'wide-left' | 'wide-right' | 'text';
  /** Columns from 992 px on; half as many from 576 px, one below. */
  count?: 2 | 3 | 4 | 6;
  /** A fine line between the columns. */
  ruled?: boolean;
  className?: string;
}

/** Columns by one of four rules. What stands in them is up to you. */
export function Columns({ children, look, count = 2, ruled, className }: ColumnsProps) {
  return (
    <div
      className={cn('column-set', className)}
      data-look={look}
      data-count={count}
      data-ruled={ruled}
    >
      {children}
    </div>
  );
}
