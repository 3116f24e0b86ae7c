import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';

interface CaseColumnProps {
  /** `text`: column for text. `wide`: up to the right edge of the grid. */
  span?: 'text' | 'wide';
  /** Beside the column, or below it in narrow windows. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Grid column of the article, right of the contents. */
export function CaseColumn({ span = 'text', aside, className, children }: CaseColumnProps) {
  return (
    <div className={cn('lf-container lg:grid lg:grid-cols-12 lg:gap-x-6', className)}>
      <div
        className={cn(
          'lg:col-start-4',
          span === 'wide' ? 'lg:col-span-9' : 'max-w-[36em]',
          span === 'text' && (aside ? 'lg:col-span-5' : 'lg:col-span-7'),
        )}
      >
        {children}
      </div>
      {aside && <div className="max-lg:mt-6 lg:col-span-4">{aside}</div>}
    </div>
  );
}
