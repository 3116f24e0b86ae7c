import type { Sheet } from '../../work.ts';
import { column, type Made, notes, sizes, specimen, swatches, title } from '../sheet-parts.ts';
import { at, type Hung, paper } from './paper.ts';

/** Square: the first screen over the whole sheet with its columns, the rest small under it. */
export function fold(sheet: Sheet, made: Made): Hung {
  const [w, h, edge] = [1340, 1340, 62];
  const scale = (w - edge * 2 - 38) / made.wire.width;
  const tall = 720;
  const grid = Array.from(
    { length: 12 },
    (_, index) =>
      `<i style="position:absolute;top:0;bottom:0;left:${(index / 12) * 100}%;width:${100 / 12}%;padding:0 0.9%"><i style="display:block;height:100%;background:color-mix(in oklab,var(--mark),transparent 93%)"></i></i>`,
  );
  const columns = `<div style="position:absolute;inset:0">${grid.join('')}</div>`;
  const low = 150 + tall * scale + 52;
  const body = [
    at(edge, 50, w - edge * 2, title(made)),
    column(made, { from: 0, to: tall, scale }, { x: edge + 38, y: 150 }),
    `<div style="left:${edge + 38}px;top:150px;width:${made.wire.width * scale}px;height:${tall * scale}px">${columns}</div>`,
    at(edge, low, 470, specimen(made, { w: 470, h: h - low - edge })),
    at(edge + 520, low + 4, 240, sizes(made)),
    at(edge + 780, low + 6, w - edge * 2 - 780, notes(made)),
    at(
      edge + 520,
      h - edge - 158,
      w - edge * 2 - 520,
      swatches(made, { w: w - edge * 2 - 520, h: 158 }),
    ),
  ];
  return { width: 1500, height: 1500, body: paper(sheet, { x: 80, y: 80, w, h }, body.join('')) };
}
