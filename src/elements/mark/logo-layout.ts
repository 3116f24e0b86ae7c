import type { BrandShape, SignShape } from './brand-shape.ts';
import { type SetName, setName } from './name-lines.ts';

/** Logo and name on a board that is 64 units high. */
export interface LogoLayout {
  width: number;
  sign?: { transform: string; shapes: readonly SignShape[] };
  words: SetName['words'];
}

const board = 64;
/** Gap between logo and name. */
const gap = 12;
const noName: SetName = { words: [], width: 0 };

/** Positions logo and name; a name of several words may be set in two lines. */
export function logoLayout({ sign, name }: BrandShape, lines: 1 | 2 = 1): LogoLayout {
  const scale = sign ? board / sign.height : 1;
  const signWidth = sign ? sign.width * scale : 0;
  const left = signWidth + (sign && name ? gap : 0);
  const { words, width } = name ? setName(name, left, lines) : noName;
  return {
    width: Math.ceil(left + width),
    ...(sign && {
      sign: {
        transform: `scale(${scale}) translate(${-sign.x} ${-sign.y})`,
        shapes: sign.shapes,
      },
    }),
    words,
  };
}
