import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import './list.css';

interface ListProps {
  /** Contents of the list items. */
  items: readonly ReactNode[];
  /**
   * Marker. `check`: included; `cross`: excluded; `dash`: plain; `number`: ordered; `ruled`: a line
   * below each item.
   */
  variant: 'check' | 'cross' | 'dash' | 'number' | 'ruled';
  className?: string;
}

/**
 * List with custom markers. The role is explicit, because some browsers drop it from lists without
 * bullets.
 *
 * Styling hook: `data-variant`.
 */
export function List({ items, variant, className }: ListProps) {
  const Tag = variant === 'number' ? 'ol' : 'ul';
  return (
    <Tag role="list" className={cn('lf-list', className)} data-variant={variant}>
      {items.map((item, index) => (
        <li key={index} className="lf-list-line">
          <div>{item}</div>
        </li>
      ))}
    </Tag>
  );
}
