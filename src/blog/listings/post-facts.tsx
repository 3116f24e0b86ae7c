import { cn } from '../../themes/cn.ts';
import styles from './post-facts.module.css';

interface PostFactsProps {
  /** Items do not wrap; undefined ones are left out. */
  items: readonly (string | undefined)[];
  className?: string;
}

/** Renders small facts on one line: author, date, reading time. Items do not wrap. */
export function PostFacts({ items, className }: PostFactsProps) {
  return (
    <p className={cn(styles.postFacts, className)}>
      {items.map((item) => item && <span key={item}>{item}</span>)}
    </p>
  );
}
