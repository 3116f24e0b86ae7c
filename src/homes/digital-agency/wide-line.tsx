import type { CSSProperties } from 'react';
import { cn } from '../../themes/cn.ts';
import { fontSizeFor, leftBearing } from './letter-widths.ts';
import styles from './wide-line.module.css';
import workClientsStyles from './work-clients.module.css';

interface WideLineProps {
  text: string;
  /** Width as a share of the window, from 0 to 1. */
  share?: number;
}

/** Line of capitals whose font size makes it as wide as the window; on a phone each word is a line. */
export function WideLine({ text, share = 1 }: WideLineProps) {
  const fitStyle = (line: string) =>
    ({ '--fit': fontSizeFor(line) * share, '--ahead': leftBearing(line) }) as CSSProperties;
  const words = text.split(' ');
  return (
    <span
      className={cn(
        `${styles.wide} ${workClientsStyles.wide} font-display font-extrabold`,
        words.length > 1 && styles.text,
      )}
      style={fitStyle(text)}
    >
      {words.length === 1
        ? text
        : words.map((word, index) => (
            <span
              key={word}
              className={`${styles.wide} ${workClientsStyles.wide}`}
              style={fitStyle(word)}
            >
              {index > 0 && ' '}
              {word}
            </span>
          ))}
    </span>
  );
}
