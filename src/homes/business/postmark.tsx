import { cn } from '../../themes/cn.ts';

interface PostmarkProps {
  /** Text around the upper edge. */
  place: string;
  /** Two short lines in the center. */
  inner: readonly [string, string];
  className?: string;
}

/** Letters that fit around the edge; a longer text is condensed. */
const maxLetters = 14;
const condensedRimProps = { textLength: 146, lengthAdjust: 'spacingAndGlyphs' } as const;

/** Postmark: two rings, the town around the edge, waves to the left. Decorative. */
export function Postmark({ place, inner, className }: PostmarkProps) {
  const rimProps = place.length > maxLetters ? condensedRimProps : {};
  return (
    <svg
      viewBox="0 0 220 140"
      className={cn('fill-none stroke-current', className)}
      aria-hidden="true"
    >
      <g strokeWidth="3">
        <circle cx="150" cy="70" r="64" />
        <circle cx="150" cy="70" r="40" strokeWidth="1.5" />
        {[42, 60, 78, 96].map((y) => (
          <path key={y} d={`M4 ${y}c12-10 20 10 32 0s20 10 32 0 14 6 20 4`} />
        ))}
      </g>
      <path id="postmark-rim" d="M102 70a48 48 0 0 1 96 0" stroke="none" />
      <g className="fill-current font-display font-bold" stroke="none">
        <text fontSize="14" letterSpacing="2.4" textAnchor="middle">
          <textPath href="#postmark-rim" startOffset="50%" {...rimProps}>
            {place}
          </textPath>
        </text>
        <text x="150" y="67" fontSize="17" textAnchor="middle">
          {inner[0]}
        </text>
        <text x="150" y="86" fontSize="17" textAnchor="middle">
          {inner[1]}
        </text>
      </g>
    </svg>
  );
}
