import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './separator.module.css';

interface SeparatorProps {
  /** Visual style of the rule; `stars` draws three stars instead. */
  variant: 'thin' | 'thick' | 'double' | 'dotted' | 'short' | 'fade' | 'wave' | 'stitch' | 'stars';
  className?: string;
}

/**
 * Thematic break as a styled `<hr>`.
 *
 * Styling hook: `data-variant`.
 */
export function Separator({ variant, className }: SeparatorProps) {
  return <hr className={cn(styles.separator, className)} data-variant={variant} />;
}

interface LabelledSeparatorProps {
  /** Word, date or icon. */
  children: ReactNode;
  /** Position of the label on the rule. */
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/**
 * Rule with a label in it.
 *
 * Styling hook: `data-align`.
 */
export function LabelledSeparator({
  children,
  align = 'center',
  className,
}: LabelledSeparatorProps) {
  return (
    <p className={cn(styles.separatorLabel, className)} data-align={align}>
      <span>{children}</span>
    </p>
  );
}
