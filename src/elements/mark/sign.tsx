import { cn } from '../../looks/cn.ts';
import type { SignShape } from './brand-shape.ts';

/** The second colour of the sign: the look's signal, unless the place says otherwise by `--mark`. */
const accent = 'fill-[var(--mark,var(--signal,var(--accent)))]';

interface Props {
  shapes: readonly SignShape[];
  /** Colour class of the accent. */
  accentClassName?: string;
}

/** The shapes of the firm's sign, for the inside of an `<svg>`. */
export function Sign({ shapes, accentClassName }: Props) {
  return shapes.map(({ tag: Tag, props, accent: coloured, shapes: inside }, index) => (
    // A drawing does not change: the order of its shapes is their name.
    <Tag key={index} {...props} className={coloured ? cn(accent, accentClassName) : undefined}>
      {inside && <Sign shapes={inside} accentClassName={accentClassName} />}
    </Tag>
  ));
}
