import { type PosterSheet, posterSize } from './poster.ts';
import './poster-view.css';

interface PosterViewProps {
  poster: PosterSheet;
  /** Text and rule of the sheet; left out if there is a text beside it. */
  label?: string;
}

/**
 * One poster drawn from its data, in the color of the letters round it.
 *
 * Styling hooks: `data-ground`, `data-small` on text too small for a small sheet.
 */
export function PosterView({ poster, label }: PosterViewProps) {
  const { ground, shapes, letters } = poster;
  const turned = ground === 'ink';
  const paper = (part: 'ink' | 'sheet') => (part === 'sheet') !== turned;
  return (
    <svg
      viewBox={`0 0 ${posterSize.width} ${posterSize.height}`}
      className="poster-view"
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
          {...(paper(part) ? { className: 'poster-paper' } : {})}
        />
      ))}
      {letters.map(({ x, y, size, words, part, upright }) => (
        <text
          key={`${x} ${y}`}
          fontSize={size}
          {...(upright ? { transform: `translate(${x} ${y}) rotate(-90)` } : { x, y })}
          {...(size > 14 ? {} : { 'data-small': '' })}
          {...(paper(part) ? { className: 'poster-paper' } : {})}
        >
          {words}
        </text>
      ))}
    </svg>
  );
}
