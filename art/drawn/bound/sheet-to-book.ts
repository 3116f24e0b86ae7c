import { palette as p } from '../palette.ts';
import { at, board, box, flatStroke, stroke } from '../svg.ts';
import { bound, caseAndBlock, gathered, printedSheet, section } from './stages.ts';

/** From the press to the book, four steps on a cutting mat; the page sets its words below them. */
export const wideSize = { width: 1600, height: 480 } as const;
export const narrowSize = { width: 780, height: 1290 } as const;
const sections = 10;

/** A binder's mat: green, with a line every inch. */
const mat = (w: number, h: number, inch: number) =>
  box(0, 0, w, h, 0, p.field) +
  Array.from({ length: Math.ceil(w / inch) }, (_, i) =>
    flatStroke(`M${i * inch + inch / 2} 0V${h}`, '#2d6c53', 2),
  ).join('') +
  Array.from({ length: Math.ceil(h / inch) }, (_, i) =>
    flatStroke(`M0 ${i * inch + inch / 2}H${w}`, '#2d6c53', 2),
  ).join('');

const pointer = (x: number, y: number, turn = 0, scale = 1) =>
  at(x, y, stroke('M-22 0h44m-17-17l17 17-17 17', p.sun, 7), scale, turn);

export const sheetToBook = () =>
  board(
    wideSize.width,
    wideSize.height,
    mat(wideSize.width, wideSize.height, 48) +
      at(30, 72, printedSheet(), 1, -0.6) +
      pointer(562, 240) +
      at(622, 156, section(), 1, 1.2) +
      at(778, 165, gathered(sections), 1, -0.8) +
      pointer(996, 240) +
      at(1048, 148, caseAndBlock(), 1, 0.8) +
      pointer(1364, 240) +
      at(1424, 148, bound(), 1, -1.4),
  );

/** The same for an upright screen, every step at the same scale. */
export const sheetToBookNarrow = () => {
  const scale = 1.42;
  return board(
    narrowSize.width,
    narrowSize.height,
    mat(narrowSize.width, narrowSize.height, 68) +
      at(50, 52, printedSheet(), scale, -0.6) +
      pointer(390, 604, 90, 1.2) +
      at(110, 662, section(), scale, 1.2) +
      at(390, 676, gathered(sections), scale, -0.8) +
      pointer(390, 950, 90, 1.2) +
      at(40, 1000, caseAndBlock(), 1.38, 0.8) +
      pointer(478, 1124, 0, 1.2) +
      at(556, 1003, bound(), 1.38, -1.4),
  );
};
