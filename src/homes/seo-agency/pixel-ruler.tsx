import type { CSSProperties } from 'react';
import { cssPercent } from '../../themes/css-percent.ts';
import styles from './snippet-editor.module.css';

interface PixelRulerProps {
  /** Used and available width in pixels. */
  width: number;
  maxWidth: number;
  /** Length of the ruler in pixels. */
  length: number;
}

/** Ruler in pixels below a line of text: the used part, and the excess. */
export function PixelRuler({ width, maxWidth, length }: PixelRulerProps) {
  const positionOf = (pixels: number) => cssPercent(Math.min(pixels, length) / length);
  const style = {
    '--used': positionOf(Math.min(width, maxWidth)),
    '--all': positionOf(width),
    '--room': positionOf(maxWidth),
  };
  const marks = Array.from({ length: Math.floor(length / 100) + 1 }, (_, index) => index * 100);
  return (
    <span
      className={styles.ruler}
      data-over-limit={width > maxWidth || undefined}
      style={style as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.rulerBar} />
      {marks.map((mark) => (
        <i key={mark} style={{ left: positionOf(mark) }} data-long={mark % 200 === 0 || undefined}>
          {mark % 200 === 0 && mark < length * 0.9 ? mark : ''}
        </i>
      ))}
    </span>
  );
}
