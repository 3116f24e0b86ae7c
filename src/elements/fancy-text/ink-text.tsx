import { cn } from '../../looks/cn.ts';
import './fancy-text.css';

interface InkTextProps {
  children: string;
  className?: string;
}

/** A sentence that is inked from its first word to its last while it passes through the window. */
export function InkText({ children, className }: InkTextProps) {
  return <span className={cn('ink-text', className)}>{children}</span>;
}
