import type { CSSProperties } from 'react';
import { cn } from '../../looks/cn.ts';
import './fancy-text.css';

interface TurningWordsProps {
  /** Two to five. The last one stays, and is what those read who want no motion. */
  words: readonly [string, string, ...string[]];
  className?: string;
}

/**
 * Words that take turns in one place, once, in five seconds, and stop on the last: so nothing has to
 * be paused. Where the line is pointed at, they turn again.
 */
export function TurningWords({ words, className }: TurningWordsProps) {
  const style = { '--words': words.length } as CSSProperties;
  return (
    <span className={cn('turning-words', className)} style={style}>
      {words.map((word, index) => {
        const last = index === words.length - 1;
        return (
          <span
            key={word}
            aria-hidden={!last || undefined}
            className="turning-word"
            style={{ '--turn': index } as CSSProperties}
          >
            {word}
          </span>
        );
      })}
    </span>
  );
}
