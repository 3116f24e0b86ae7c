import { cn } from '../../looks/cn.ts';
import { leadingBracket, trailingBracket, wordmark } from './mark-shape.generated.ts';

type MarkProps = {
  /** Size by height (`h-8`); the first bracket takes the text colour. */
  className?: string;
  /** Colour class of the second bracket, e.g. `fill-current` for one-colour print. */
  accentClassName?: string;
};

const accent = 'fill-[var(--mark,var(--signal,var(--accent)))]';

/** The sign alone: a lark's wing made of two brackets. Decoration; name the link around it. */
export function Mark({ className, accentClassName }: MarkProps) {
  return (
    <svg viewBox="0 0 64 64" className={cn('h-8 w-auto', className)} aria-hidden="true">
      <path className="fill-current" d={leadingBracket} />
      <path className={cn(accent, accentClassName)} d={trailingBracket} />
    </svg>
  );
}

/** Sign and name in one line, outlines both: no font to wait for. Decoration, as `Mark`. */
export function Logo({ className, accentClassName }: MarkProps) {
  const width = Math.ceil(78 + wordmark.width * 0.128);
  return (
    <svg viewBox={`0 0 ${width} 64`} className={cn('h-8 w-auto', className)} aria-hidden="true">
      <path className="fill-current" d={leadingBracket} />
      <path className={cn(accent, accentClassName)} d={trailingBracket} />
      <path className="fill-current" d={wordmark.d} transform="translate(76 11.5) scale(.128)" />
    </svg>
  );
}
