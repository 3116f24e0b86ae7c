import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './title-block.css';

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
    <div className={cn('title-block', className)}>
      <div className="title-block-words">{children}</div>
      <p className="title-block-cells">
        {cells.map((cell) => (
          <span key={cell}>{cell}</span>
        ))}
      </p>
    </div>
  );
}
