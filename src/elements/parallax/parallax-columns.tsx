import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './parallax.module.css';

interface ParallaxColumnsProps {
  /** Two to four columns; every second one moves in the other direction. */
  columns: readonly (readonly { id: string; body: ReactNode }[])[];
  className?: string;
}

/** Columns that scroll at different speeds and directions within a window. */
export function ParallaxColumns({ columns, className }: ParallaxColumnsProps) {
  return (
    <div className={cn(styles.columns, className)}>
      {columns.map((items) => (
        <div key={items[0]?.id} className={styles.column}>
          {items.map(({ id, body }) => (
            <div key={id}>{body}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
