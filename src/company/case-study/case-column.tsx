import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';

interface CaseColumnProps {
  /** `text`: column for text. `wide`: up to the right edge of the grid. */
  span?: 'text' | 'wide';
  className?: string;
  children: ReactNode;
}

/** Grid column of the article, right of the contents. */
export function CaseColumn({ span = 'text', className, children }: CaseColumnProps) {
  return (
    <div className={cn('lf-container lg:grid lg:grid-cols-12 lg:gap-x-6', className)}>
      <div
        className={cn(
          'lg:col-start-4',
          span === 'text' ? 'max-w-[36em] lg:col-span-7' : 'lg:col-span-9',
        )}
      >
        {children}
      </div>
    </div>
  );
}
