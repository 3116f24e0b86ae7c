import { palette as p } from '../palette.ts';
import { at, board, box, disc, flatStroke, shape, stroke } from '../svg.ts';
import { personFromAbove } from './people.ts';
import { mug } from './things.ts';

/** Size of the picture of the long table. */
export const tableSize = { width: 1600, height: 720 } as const;

/** Who sits where on Monday at nine, left to right; nought is a stool that somebody has left. */
const far = [3, 0, 7, 2, 0, 8, 1];
const near = [6, 4, 0, 5, 9, 0, 0];
const column = (i: number) => 290 + i * 170;

const glazes = [p.vermilion, p.sky, p.field, p.surface, p.sun, p.skyDeep, p.ink] as const;
const cup = (x: number, y: number, i: number) =>
  at(x, y, mug('#3b2617', glazes[i % glazes.length] ?? p.sky), 0.36, 20 + i * 47);

const seat = (id: number, x: number, y: number, turn: number) =>
  disc(x + 7, y + 9, 34, p.ink, 'fill-opacity="0.18"') +
  disc(x, y, 34, p.vermilion) +
  disc(x, y, 22, 'none', 'stroke="#b53a14" stroke-width="3"') +
  (id ? personFromAbove(x, y, id, turn) : '');

/** A pushed-back stool stands where somebody got up in a hurry. */
const side = (ids: readonly number[], y: number, away: number, turn: number) =>
  ids.map((id, i) => seat(id, column(i) + (id ? 0 : 26), y + (id ? 0 : away), turn)).join('');

const sheets = [
  [350, 300, -8],
  [540, 330, 5],
  [1180, 286, 9],
  [1262, 352, -4],
]
  .map(([x = 0, y = 0, turn = 0]) =>
    at(
      x,
      y,
      box(5, 7, 76, 98, 2, p.ink, 'fill-opacity="0.16"') +
        box(0, 0, 76, 98, 2, p.surface) +
        [0, 1, 2, 3].map((i) => box(12, 16 + i * 19, i === 1 ? 36 : 52, 6, 3, p.line)).join(''),
      0.8,
      turn,
    ),
  )
  .join('');

/** One loaf for fourteen: cut thin. */
const loaf =
  box(668, 318, 330, 96, 12, p.ink, 'fill-opacity="0.18"') +
  box(660, 306, 330, 96, 12, '#8c6238') +
  Array.from({ length: 14 }, (_, i) =>
    at(
      684 + i * 20.5,
      354,
      box(-8, -34, 15, 68, 7, '#b57a3c') + box(-5, -29, 9, 58, 5, '#f0d8ac'),
      1,
      i > 9 ? 12 : 3,
    ),
  ).join('');

/** The pot: the meeting is over when it is empty. */
const pot = at(
  1084,
  356,
  disc(8, 10, 44, p.ink, 'fill-opacity="0.2"') +
    stroke('M34-18Q84-22 70 20Q60 38 34 28', '#8f9a93', 12) +
    shape('M-34-22L-72-34L-60-6L-40 14z', '#b9c0bb') +
    disc(0, 0, 44, '#b9c0bb') +
    disc(0, 0, 33, '#d5dad6') +
    disc(0, 0, 9, p.ink),
  1,
  -14,
);

/** The long table on Monday at nine: fourteen cups, a loaf, and those who stayed for the drawing. */
export const tableMarkup = () =>
  board(
    tableSize.width,
    tableSize.height,
    box(0, 0, 1600, 720, 0, '#e6eee4') +
      [60, 180, 300, 420, 540, 660].map((y) => flatStroke(`M0 ${y}H1600`, '#d0dacd', 4)).join('') +
      side(far, 186, -52, 180) +
      side(near, 534, 56, 0) +
      box(184, 250, 1260, 240, 26, p.ink, 'fill-opacity="0.22"') +
      box(170, 232, 1260, 240, 26, '#d8ae78') +
      [292, 352, 412].map((y) => flatStroke(`M170 ${y}H1430`, '#c2975f', 3)).join('') +
      far.map((id, i) => (id ? personFromAbove(column(i), 186, id, 180) : '')).join('') +
      near.map((id, i) => (id ? personFromAbove(column(i), 534, id, 0) : '')).join('') +
      sheets +
      loaf +
      pot +
      far.map((_, i) => cup(column(i) + 52, 268, i)).join('') +
      near.map((_, i) => cup(column(i) - 50, 440, i + 3)).join(''),
  );
