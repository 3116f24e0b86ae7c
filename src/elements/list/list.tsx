import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './list.css';

interface ListProps {
  items: readonly ReactNode[];
  /** check: done or included. cross: left out. dash: plain. number: in order. ruled: a line under each. */
  look: 'check' | 'cross' | 'dash' | 'number' | 'ruled';
  className?: string;
}

/** A list with a mark of our own. Its role is said, because some browsers forget it without bullets. */
export function List({ items, look, className }: ListProps) {
  const Tag = look === 'number' ? 'ol' : 'ul';
  return (
    <Tag role="list" className={cn('list', className)} data-look={look}>
      {items.map((item, index) => (
        <li key={index} className="list-line">
          <div>{item}</div>
        </li>
      ))}
    </Tag>
  );
}
