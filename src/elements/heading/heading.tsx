import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './heading.css';

interface HeadingProps {
  children: ReactNode;
  /** Level in the outline of the page, whatever it looks like. */
  level: 1 | 2 | 3 | 4;
  size: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  /** rule: a line runs on to the edge. bar: a short bar under it. number: a number hangs before it. */
  look?: 'plain' | 'rule' | 'bar' | 'number';
  /** A short word over it; with `number` what hangs before it. */
  label?: string;
  className?: string;
}

/** A heading: level and size are two choices, and a line or a number may go with it. */
export function Heading({ children, level, size, look = 'plain', label, className }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={cn('heading', className)} data-look={look} data-size={size}>
      {label && <p className="heading-label">{label}</p>}
      <Tag className="heading-words">{children}</Tag>
    </div>
  );
}
