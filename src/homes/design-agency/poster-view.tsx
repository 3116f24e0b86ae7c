import { type PosterSheet, posterSize } from './poster.ts';
import posterPressStyles from './poster-press.module.css';
import styles from './poster-view.module.css';

interface PosterViewProps {
  poster: PosterSheet;
  /** Accessible name; omitted if there is a text beside it. */
  label?: string;
}

/**
 * One poster as SVG, in the current text color.
 *
 * Styling hooks: `data-ground`, `data-small` on text that is illegible on a small poster.
 */
export function PosterView({ poster, label }: PosterViewProps) {
  const { ground, shapes, letters } = poster;
  const isInverted = ground === 'ink';
  const isPaper = (part: 'ink' | 'sheet') => (part === 'sheet') !== isInverted;
  return (
    <svg
      viewBox={`0 0 ${posterSize.width} ${posterSize.height}`}
      className={`${posterPressStyles.posterView} ${styles.view}`}
      data-ground={ground}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {shapes.map(({ d, part, evenOdd }) => (
        <path
          key={d}
          d={d}
          {...(evenOdd ? { fillRule: 'evenodd' as const } : {})}
          {...(isPaper(part) ? { className: styles.paper } : {})}
        />
      ))}
      {letters.map(({ x, y, size, words, part, upright }) => (
        <text
          key={`${x} ${y}`}
          fontSize={size}
          {...(upright ? { transform: `translate(${x} ${y}) rotate(-90)` } : { x, y })}
          {...(size > 14 ? {} : { 'data-small': '' })}
          {...(isPaper(part) ? { className: styles.paper } : {})}
        >
          {words}
        </text>
      ))}
    </svg>
  );
}
