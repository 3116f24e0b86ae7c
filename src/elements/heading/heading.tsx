import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './heading.module.css';

interface HeadingProps {
  /** Text of the heading. */
  children: ReactNode;
  /** Heading level in the document outline, independent of `size`. */
  level: 1 | 2 | 3 | 4;
  /** Type size, independent of `level`. */
  size: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  /**
   * Decoration. `rule`: line to the edge of the column; `bar`: short bar below; `number`: hanging
   * number.
   */
  variant?: 'plain' | 'rule' | 'bar' | 'number';
  /** Short text above the heading; with `number` the number itself. */
  label?: string;
  className?: string;
}

/**
 * Heading whose level and size are independent, with an optional rule, bar or number.
 *
 * Styling hooks: `data-variant`, `data-size`.
 */
export function Heading({
  children,
  level,
  size,
  variant = 'plain',
  label,
  className,
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={cn(styles.heading, className)} data-variant={variant} data-size={size}>
      {label && <p className={styles.label}>{label}</p>}
      <Tag className={styles.text}>{children}</Tag>
    </div>
  );
}
