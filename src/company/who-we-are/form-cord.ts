import { type CordPen, cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';
import type { Proof } from './form.ts';

/** Place of a number below its answer: center and upper edge, in percent of the drawing. */
export interface NumberPlace {
  left: number;
  top: number;
}

/** Drawing of the cord with a mark for each answer, and the places of their numbers. */
export interface MarksDrawing {
  height: number;
  path: string;
  places: readonly NumberPlace[];
}

/** One way to set the answers, in units of the drawing. */
interface Format {
  width: number;
  /** Left out at the ends of a row. */
  margins: readonly [left: number, right: number];
  /** Most answers in a row. */
  perRow: number;
  /** Size of a mark; 1 is 120 units high above the level. */
  scale: number;
}

const formats = {
  wide: { width: 1280, margins: [56, 56], perRow: 10, scale: 0.9 },
  narrow: { width: 390, margins: [14, 30], perRow: 5, scale: 0.66 },
} as const satisfies Record<string, Format>;

/** Heights of the marks; none for what cannot be checked. */
const tall = 122;
const short = 68;
/** Height of the numbers below a row, with the space to the next. */
const numbersHeight = 30;

/**
 * Writes a mark from the level of the cord and back to it: down, up to the tip, round it, and back
 * along the long arm.
 */
function mark(pen: CordPen, x: number, level: number, scale: number, up: number) {
  const reach = 24 + up * 0.46;
  const depth = 34;
  /** Place of a point by its distances from the lowest one. */
  const at = (right: number, above: number): [number, number] => [
    x + right * scale,
    level + (depth - above) * scale,
  ];
  /** Point beside the long arm, by its part of the way to the tip. */
  const arm = (part: number, aside: number): [number, number] =>
    at(reach * part + aside * 0.88, (up + depth) * part - aside * 0.48);
  const crossing = reach * (depth / (up + depth));
  return pen
    .to(...at(-32, depth))
    .curve(...at(-22, depth), ...at(-16, depth - 8), ...at(-13, depth - 14))
    .curve(...at(-8, 8), ...at(-4, 3), ...at(0, 0))
    .curve(...arm(0.3, 3), ...arm(0.7, 2), ...arm(0.94, 0))
    .curve(...arm(1.04, 0), ...arm(1.06, 13), ...arm(0.94, 13))
    .curve(...arm(0.72, 13), ...at(crossing + 3, depth), ...at(crossing + 30, depth));
}

/** Draws a form's answers on the cord in their order, a row a stretch. */
function draw({ width, margins, perRow, scale }: Format, proofs: readonly Proof[]): MarksDrawing {
  const rowCount = Math.ceil(proofs.length / perRow);
  const length = Math.ceil(proofs.length / rowCount);
  const [margin, right] = margins;
  const pitch = (width - margin - right) / length;
  const rowHeight = Math.round((tall + 56) * scale) + numbersHeight;
  const height = rowHeight * rowCount;
  const percent = (value: number, whole: number) => Math.round((1000 * value) / whole) / 10;
  const level = (row: number) => row * rowHeight + Math.round((tall + 12) * scale);
  const path = Array.from({ length: rowCount }, (_, row) => {
    const pen = cordFromLeft(level(row));
    for (const [column, proof] of proofs.slice(row * length, (row + 1) * length).entries()) {
      if (proof === 'word') continue;
      const x = Math.round(margin + column * pitch + 32 * scale);
      mark(pen, x, level(row), scale, proof === 'outside' ? tall : short);
    }
    return toRightEdge(pen, level(row), 0.5);
  }).join('');
  const places = proofs.map((_, index) => ({
    left: percent(margin + (index % length) * pitch + 32 * scale, width),
    top: percent(level(Math.floor(index / length)) + 44 * scale, height),
  }));
  return { height, path, places };
}

/**
 * Draws the answers of a form: a tall mark for each that somebody outside can check, a short one for
 * each that can be checked on this site, and a straight stretch for one that rests on a word alone.
 */
export const formCord = (
  proofs: readonly Proof[],
): { wide: MarksDrawing; narrow: MarksDrawing } => ({
  wide: draw(formats.wide, proofs),
  narrow: draw(formats.narrow, proofs),
});
