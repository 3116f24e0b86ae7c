import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './columns.module.css';

interface ColumnsProps {
  /** Contents of the columns, one child each (`text`: a flow of paragraphs). */
  children: ReactNode;
  /**
   * Layout. `even`: equal columns; `wide-left`, `wide-right`: 7 and 5 of 12; `text`: one text that
   * flows through all columns.
   */
  variant: 'even' | 'wide-left' | 'wide-right' | 'text';
  /** Number of columns from 992 px; half as many from 576 px, one below. */
  count?: 2 | 3 | 4 | 6;
  /** Thin rules between the columns. */
  ruled?: boolean;
  className?: string;
}

/**
 * Responsive column layout for any content, by one of four rules.
 *
 * Styling hooks: `data-variant`, `data-count`, `data-ruled`.
 */
export function Columns({ children, variant, count = 2, ruled, className }: ColumnsProps) {
  return (
    <div
      className={cn(styles.columnSet, className)}
      data-variant={variant}
      data-count={count}
      data-ruled={ruled}
    >
      {children}
    </div>
  );
}
