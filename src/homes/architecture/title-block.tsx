import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './title-block.module.css';

interface TitleBlockProps {
  /** Content of the large cell. */
  children: ReactNode;
  /** The small cells below. */
  cells: readonly string[];
  className?: string;
}

/** Caption like the title block of a drawing: a short text, and small cells below. */
export function TitleBlock({ children, cells, className }: TitleBlockProps) {
  return (
    <div className={cn(styles.block, className)}>
      <div className={styles.blockText}>{children}</div>
      <p className={styles.blockCells}>
        {cells.map((cell) => (
          <span key={cell}>{cell}</span>
        ))}
      </p>
    </div>
  );
}
