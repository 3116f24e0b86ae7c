import type { Sheet } from '../../work.ts';
import {
  column,
  strips as cut,
  type Made,
  notes,
  sizes,
  specimen,
  swatches,
  title,
} from '../sheet-parts.ts';
import { at, type Hung, paper } from './paper.ts';

/** Upright: the whole page in three strips, the face and the colours under them. */
export function strips(sheet: Sheet, made: Made): Hung {
  const [w, h, edge] = [1060, 1450, 62];
  const wide = (w - edge * 2 - 34 - 2 * 52) / 3;
  const parts = cut(made, 3);
  const longest = Math.max(...parts.map(({ from, to }) => to - from));
  const scale = Math.min(wide / made.wire.width, 780 / longest);
  const step = (w - edge * 2 - 34 - made.wire.width * scale * 3) / 2 + made.wire.width * scale;
  const hung = parts.map((part, index) =>
    column(made, { ...part, scale }, { x: edge + 34 + index * step, y: 168 }),
  );
  const low = 168 + longest * scale + 46;
  const body = [
    at(edge, 56, w - edge * 2, title(made)),
    ...hung,
    at(edge, low - 16, 400, specimen(made, { w: 400, h: h - low - 190 })),
    at(edge + 440, low + 8, 210, sizes(made)),
    at(edge + 640, low + 10, w - edge * 2 - 640, notes(made)),
    at(edge, h - 196, w - edge * 2, swatches(made, { w: w - edge * 2, h: 144 })),
  ];
  return { width: 1200, height: 1600, body: paper(sheet, { x: 70, y: 75, w, h }, body.join('')) };
}
