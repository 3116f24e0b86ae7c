import { cn } from '../../themes/cn.ts';
import { brandShape } from './brand-shape.generated.ts';
import { logoLayout } from './logo-layout.ts';
import { LogoShapes } from './logo-shapes.tsx';
import { isShort } from './name-lines.ts';

type LogoProps = {
  /** Height class (`h-8`); shapes without a color of their own take the text color. */
  className?: string;
  /** Color class of the accented shapes, e.g. `fill-current` for one-color print. */
  accentClassName?: string;
};

const { logo, initial } = brandShape;
const board = 64;

/**
 * The firm's logo without its name; a firm without a logo shows its first letter. Decorative; name
 * the link around it.
 */
export function LogoMark({ className, accentClassName }: LogoProps) {
  const { x, y, width, height } = logo ?? { x: 0, y: 0, width: board, height: board };
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      fill="currentColor"
      className={cn('h-8 w-auto', className)}
      aria-hidden="true"
    >
      {logo ? (
        <LogoShapes shapes={logo.shapes} accentClassName={accentClassName} />
      ) : (
        <path d={initial} />
      )}
    </svg>
  );
}

/**
 * The firm's logo and name, both as outlines: no font is loaded. A name of several words may be set in
 * two lines. Decorative, like `LogoMark`.
 */
export function Logo({ className, accentClassName, lines = 1 }: LogoProps & { lines?: 1 | 2 }) {
  const { width, logo: placedLogo, words } = logoLayout(brandShape, lines);
  return (
    <svg
      viewBox={`0 0 ${width} ${board}`}
      fill="currentColor"
      className={cn('h-8 w-auto', className)}
      aria-hidden="true"
    >
      {placedLogo && (
        <g transform={placedLogo.transform}>
          <LogoShapes shapes={placedLogo.shapes} accentClassName={accentClassName} />
        </g>
      )}
      {words.map(({ d, transform }) => (
        <path key={transform} d={d} transform={transform} />
      ))}
    </svg>
  );
}

const lines = brandShape.name && !isShort(brandShape.name) ? 2 : 1;

/** Logo and name for a header bar: a long name is set in two lines, to leave space for the menu. */
export function BarLogo({ className }: Pick<LogoProps, 'className'>) {
  return (
    <Logo lines={lines} className={cn(lines === 2 ? 'h-10 xl:h-11' : 'h-8 xl:h-9', className)} />
  );
}

/** Maximum width of `BarLogo`, in rem. */
export const barLogoWidth =
  (logoLayout(brandShape, lines).width / board) * (lines === 2 ? 2.75 : 2.25);
