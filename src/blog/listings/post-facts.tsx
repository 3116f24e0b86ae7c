import { cn } from '../../looks/cn.ts';
import './post-facts.css';

interface PostFactsProps {
  /** Each in one piece; what is undefined is left out. */
  items: readonly (string | undefined)[];
  className?: string;
}

/** Small facts on one line: who, when, how long. None breaks in itself. */
export function PostFacts({ items, className }: PostFactsProps) {
  return (
    <p className={cn('post-facts', className)}>
      {items.map((item) => item && <span key={item}>{item}</span>)}
    </p>
  );
}
