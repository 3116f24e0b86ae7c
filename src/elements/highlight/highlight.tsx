import type { ReactNode } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './highlight.module.css';

interface HighlightProps {
  /** Highlighted text. */
  children: ReactNode;
  /**
   * Visual style. `marker`: felt pen; `line`: underline; `ring`: circle around one word; `block`:
   * solid background.
   */
  variant: 'marker' | 'line' | 'ring' | 'block';
  /** Draws itself while it scrolls into view. Static with reduced motion or below 768 px. */
  drawn?: boolean;
  className?: string;
}

/**
 * Highlighted text, as `<mark>`.
 *
 * Styling hooks: `data-variant`, `data-drawn`.
 */
export function Highlight({ children, variant, drawn, className }: HighlightProps) {
  return (
    <mark className={cn(styles.highlight, className)} data-variant={variant} data-drawn={drawn}>
      {children}
      {variant === 'ring' && (
        <svg viewBox="0 0 200 80" preserveAspectRatio="none" aria-hidden="true">
          <path
            pathLength="1"
            vectorEffect="non-scaling-stroke"
            d="M150 9C96-2 14 8 8 40c-5 30 84 37 134 30 46-7 62-34 38-50C160 7 110 4 62 12"
          />
        </svg>
      )}
    </mark>
  );
}
