import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './drop-cap.css';

interface DropCapProps {
  children: ReactNode;
  /** sunk: three lines deep. raised: stands on the first line. block: on a ground. hung: outside the text. */
  look: 'sunk' | 'raised' | 'block' | 'hung';
  className?: string;
}

/** A paragraph whose first letter is large. The letter stays in its word, so it is read out as one. */
export function DropCap({ children, look, className }: DropCapProps) {
  return (
    <p className={cn('drop-cap', className)} data-look={look}>
      {children}
    </p>
  );
}
