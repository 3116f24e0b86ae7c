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

/** Upright: two sheets, the letters on the one behind, the page in two strips on the one in front. */
export function back(sheet: Sheet, made: Made): Hung {
  const behind = { ...sheet, paper: sheet.ink, ink: sheet.paper };
  const [w, h, edge] = [650, 1110, 46];
  const parts = cut(made, 2);
  const longest = Math.max(...parts.map(({ from, to }) => to - from));
  const scale = Math.min((w - edge * 2 - 92) / 2 / made.wire.width, (h - 150 - edge) / longest);
  const step = w - edge - made.wire.width * scale;
  const front = [
    at(edge, 54, w - edge * 2, title(made, 32)),
    column(made, { ...(parts[0] ?? { from: 0, to: 1 }), scale }, { x: edge + 34, y: 150 }),
    column(made, { ...(parts[1] ?? { from: 0, to: 1 }), scale }, { x: step, y: 150 }),
  ];
  const far = [
    at(632, 70, 350, specimen(made, { w: 350, h: 380 })),
    at(660, 520, 300, sizes(made)),
    at(660, 760, 318, notes(made)),
    at(60, 1244, 912, swatches(made, { w: 912, h: 150 })),
  ];
  const bodies = [
    paper(behind, { x: 110, y: 70, w: 1030, h: 1450 }, far.join(''), -sheet.turn * 0.6),
    paper(sheet, { x: 56, y: 130, w, h }, front.join('')),
  ];
  return { width: 1200, height: 1600, body: bodies.join('') };
}
