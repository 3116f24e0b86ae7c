import type { BrandShape, LogoShape } from './brand-shape.ts';
import { layoutName, type NameLayout } from './name-lines.ts';

/** Logo and name on a board that is 64 units high. */
export interface LogoLayout {
  width: number;
  logo?: { transform: string; shapes: readonly LogoShape[] };
  words: NameLayout['words'];
}

const board = 64;
/** Gap between logo and name. */
const gap = 12;
const noName: NameLayout = { words: [], width: 0 };

/** Positions logo and name; a name of several words may be set in two lines. */
export function logoLayout({ logo, name }: BrandShape, lines: 1 | 2 = 1): LogoLayout {
  const scale = logo ? board / logo.height : 1;
  const logoWidth = logo ? logo.width * scale : 0;
  const left = logoWidth + (logo && name ? gap : 0);
  const { words, width } = name ? layoutName(name, left, lines) : noName;
  return {
    width: Math.ceil(left + width),
    ...(logo && {
      logo: {
        transform: `scale(${scale}) translate(${-logo.x} ${-logo.y})`,
        shapes: logo.shapes,
      },
    }),
    words,
  };
}
