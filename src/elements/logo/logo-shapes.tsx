import { cn } from '../../themes/cn.ts';
import type { LogoShape } from './brand-shape.ts';

/** Accent color of the logo: the theme's signal color, unless overridden by `--mark`. */
const accent = 'fill-[var(--mark,var(--signal,var(--accent)))]';

interface Props {
  /** Shapes in drawing order. */
  shapes: readonly LogoShape[];
  /** Color class of the accented shapes. */
  accentClassName?: string;
}

/** SVG shapes of the firm's logo, for the inside of an `<svg>`. */
export function LogoShapes({ shapes, accentClassName }: Props) {
  return shapes.map(({ tag: Tag, props, accent: colored, shapes: inside }, index) => (
    // The shapes are static: their index is a stable key.
    <Tag key={index} {...props} className={colored ? cn(accent, accentClassName) : undefined}>
      {inside && <LogoShapes shapes={inside} accentClassName={accentClassName} />}
    </Tag>
  ));
}
