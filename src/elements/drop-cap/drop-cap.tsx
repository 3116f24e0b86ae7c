import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './drop-cap.module.css';

interface DropCapProps {
  /** Text of the paragraph. */
  children: ReactNode;
  /**
   * Visual style. `sunk`: three lines deep; `raised`: on the first baseline; `block`: on a filled
   * square; `hung`: in the margin.
   */
  variant: 'sunk' | 'raised' | 'block' | 'hung';
  className?: string;
}

/**
 * Paragraph with a large first letter. The letter stays part of its word for screen readers.
 *
 * Styling hook: `data-variant`.
 */
export function DropCap({ children, variant, className }: DropCapProps) {
  return (
    <p className={cn(styles.dropCap, className)} data-variant={variant}>
      {children}
    </p>
  );
}
