import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './highlight.css';

interface HighlightProps {
  children: ReactNode;
  /** marker: a felt pen over the words. line: under them. ring: around one word. block: on a solid ground. */
  look: 'marker' | 'line' | 'ring' | 'block';
  /** Draws itself while it comes into view. Without motion, or under 768 px, it simply stands. */
  drawn?: boolean;
  className?: string;
}

/** Words that are pointed out, in the element made for it. */
export function Highlight({ children, look, drawn, className }: HighlightProps) {
  return (
    <mark className={cn('highlight', className)} data-look={look} data-drawn={drawn}>
      {children}
      {look === 'ring' && (
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
