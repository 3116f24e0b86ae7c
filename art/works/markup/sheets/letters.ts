import type { Sheet } from '../../work.ts';
import {
  column,
  ladder,
  type Made,
  notes,
  sizes,
  specimen,
  swatches,
  title,
} from '../sheet-parts.ts';
import { at, type Hung, paper } from './paper.ts';

/** Square: a pair of letters as large as it goes, the page from top to bottom beside it. */
export function letters(sheet: Sheet, made: Made): Hung {
  const [w, h, edge] = [1330, 1330, 66];
  const scale = (h - edge * 2) / made.wire.height;
  const long = made.wire.width * scale;
  const strip = sheet.mirrored ? w - edge - long : edge + 40;
  const x = sheet.mirrored ? edge : strip + long + 58;
  const wide = w - edge * 2 - 40 - long - 58;
  const swatch = { w: 150, h: 540, down: true };
  const large = { w: wide - 186, h: 560 };
  const body = [
    column(made, { from: 0, to: made.wire.height, scale }, { x: strip, y: edge }),
    at(x, edge - 8, wide, title(made)),
    at(sheet.mirrored ? x + 186 : x, 176, large.w, specimen(made, large)),
    at(sheet.mirrored ? x : x + wide - 150, 196, 150, swatches(made, swatch)),
    at(x, 786, wide, ladder(made, wide)),
    at(x, h - edge - 168, 240, sizes(made)),
    at(x + 262, h - edge - 162, wide - 262, notes(made)),
  ];
  return { width: 1500, height: 1500, body: paper(sheet, { x: 85, y: 85, w, h }, body.join('')) };
}
