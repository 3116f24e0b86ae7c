import { cn } from '../../themes/cn.ts';
import styles from './fancy-text.module.css';

interface InkTextProps {
  /** The sentence. */
  children: string;
  className?: string;
}

/** Sentence whose words fill with color from first to last as it scrolls through the window. */
export function InkText({ children, className }: InkTextProps) {
  return <span className={cn(styles.inkText, className)}>{children}</span>;
}
