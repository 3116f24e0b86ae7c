import type { Sheet } from '../../work.ts';
import { column, type Made, notes, sizes, specimen, swatches, title } from '../sheet-parts.ts';
import { at, type Hung, paper } from './paper.ts';

/** Upright: the section that no other page has, large; where it stands on the page; face and colours. */
export function section(sheet: Sheet, made: Made): Hung {
  const [w, h, edge] = [1070, 1460, 60];
  const { wire } = made;
  const id = (sheet.section ?? '').replace('#', '');
  const found = wire.sections.find((each) => each.id === id) ?? { y: 0, h: 900 };
  const scale = (w - edge * 2 - 44) / wire.width;
  const tall = Math.min(found.h, 640 / scale);
  const low = 160 + tall * scale + 46;
  const small = (h - edge - low) / wire.height;
  const x = edge + 44 + wire.width * small + 46;
  const body = [
    at(edge, 54, w - edge * 2, title(made)),
    column(made, { from: found.y, to: found.y + tall, scale }, { x: edge + 44, y: 160 }),
    column(made, { from: 0, to: wire.height, scale: small }, { x: edge + 44, y: low }),
    at(x, low - 6, 400, specimen(made, { w: 400, h: 240 })),
    at(x + 440, low, 200, sizes(made)),
    at(x, low + 262, w - edge - x, notes(made)),
    at(x, h - edge - 128, w - edge - x, swatches(made, { w: w - edge - x, h: 128 })),
  ];
  return { width: 1200, height: 1600, body: paper(sheet, { x: 65, y: 70, w, h }, body.join('')) };
}
