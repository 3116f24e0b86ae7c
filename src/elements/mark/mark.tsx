import { cn } from '../../looks/cn.ts';
import { brandShape } from './brand-shape.generated.ts';
import { logoLayout } from './logo-layout.ts';
import { isShort } from './name-lines.ts';
import { Sign } from './sign.tsx';

type MarkProps = {
  /** Size by height (`h-8`); shapes without a colour of their own take that of the text. */
  className?: string;
  /** Colour class of the sign's accent, e.g. `fill-current` for one-colour print. */
  accentClassName?: string;
};

const { sign, initial } = brandShape;
const board = 64;

/** The sign alone; a firm without one shows its first letter. Decoration; name the link around it. */
export function Mark({ className, accentClassName }: MarkProps) {
  const { x, y, width, height } = sign ?? { x: 0, y: 0, width: board, height: board };
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      fill="currentColor"
      className={cn('h-8 w-auto', className)}
      aria-hidden="true"
    >
      {sign ? (
        <Sign shapes={sign.shapes} accentClassName={accentClassName} />
      ) : (
        <path d={initial} />
      )}
    </svg>
  );
}

/**
 * Sign and name, outlines both: no font to wait for. A name of several words may stand in two lines.
 * Decoration, as `Mark`.
 */
export function Logo({ className, accentClassName, lines = 1 }: MarkProps & { lines?: 1 | 2 }) {
  const { width, sign: placed, words } = logoLayout(brandShape, lines);
  return (
    <svg
      viewBox={`0 0 ${width} ${board}`}
      fill="currentColor"
      className={cn('h-8 w-auto', className)}
      aria-hidden="true"
    >
      {placed && (
        <g transform={placed.transform}>
          <Sign shapes={placed.shapes} accentClassName={accentClassName} />
        </g>
      )}
      {words.map(({ d, transform }) => (
        <path key={transform} d={d} transform={transform} />
      ))}
    </svg>
  );
}

const lines = brandShape.name && !isShort(brandShape.name) ? 2 : 1;

/** The logo in the bar of a header: a long name stands in two lines, so that a menu has room. */
export function BarLogo({ className }: Pick<MarkProps, 'className'>) {
  return (
    <Logo lines={lines} className={cn(lines === 2 ? 'h-10 xl:h-11' : 'h-8 xl:h-9', className)} />
  );
}

/** How wide it is at most, in rem. */
export const barLogoWidth =
  (logoLayout(brandShape, lines).width / board) * (lines === 2 ? 2.75 : 2.25);
