import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './clay-badge.module.css';

/** Clay colors of the startup theme. */
export type ClayColor = 'coral' | 'teal' | 'ink' | 'sun';

interface ClayBadgeProps {
  /** Color of the clay. */
  color: ClayColor;
  /** Icon in one color; decorative, so it needs no name. */
  children?: ReactNode;
  className?: string;
}

/**
 * Badge in the shape of a clay pebble with an icon on it. Its size follows the font size.
 *
 * Styling hook: `data-color`.
 */
export function ClayBadge({ color, children, className }: ClayBadgeProps) {
  return (
    <span
      aria-hidden="true"
      data-color={color}
      className={cn(
        `${styles.clay} grid size-[1em] shrink-0 place-items-center rounded-[32%]`,
        color === 'sun' ? 'text-ink' : 'text-white',
        className,
      )}
    >
      {children}
    </span>
  );
}
