import type { CSSProperties } from 'react';
import { cn } from '../../themes/cn.ts';
import styles from './fancy-text.module.css';

interface TurningWordsProps {
  /** Two to five words. The last one remains, and is the only one shown with reduced motion. */
  words: readonly [string, string, ...string[]];
  className?: string;
}

/**
 * Words that rotate in one place, once, in five seconds, and stop on the last: no pause control
 * is needed. Hovering over the line plays them again.
 */
export function TurningWords({ words, className }: TurningWordsProps) {
  const style = { '--words': words.length } as CSSProperties;
  return (
    <span className={cn(styles.turningWords, className)} style={style}>
      {words.map((word, index) => {
        const isLast = index === words.length - 1;
        return (
          <span
            key={word}
            aria-hidden={!isLast || undefined}
            className={styles.turningWord}
            style={{ '--turn': index } as CSSProperties}
          >
            {word}
          </span>
        );
      })}
    </span>
  );
}
