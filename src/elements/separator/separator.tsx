import type { ReactNode } from 'react';
import { cn } from '../../looks/cn.ts';
import './separator.css';

interface SeparatorProps {
  look: 'thin' | 'thick' | 'double' | 'dotted' | 'short' | 'fade' | 'wave' | 'stitch' | 'stars';
  className?: string;
}

/** A pause between two things, read out as one. */
export function Separator({ look, className }: SeparatorProps) {
  return <hr className={cn('separator', className)} data-look={look} />;
}

interface LabelledSeparatorProps {
  /** A word, a date, an icon. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** A line with a word in it: the word says what follows. */
export function LabelledSeparator({
  children,
  align = 'center',
  className,
}: LabelledSeparatorProps) {
  return (
    <p className={cn('separator-label', className)} data-align={align}>
      <span>{children}</span>
    </p>
  );
}
