import { palette as p } from '../palette.ts';
import { at, box, disc, shape, stroke } from '../svg.ts';
import { personFromAbove } from './people.ts';
import { mug } from './things.ts';

/** Things on and round the long table, in both of its directions. */

/** People by seat on Monday at nine, from one end to the other; 0 is a stool that its owner has left. */
export const far = [3, 0, 7, 2, 0, 8, 1];
export const near = [6, 4, 0, 5, 9, 0, 0];

const glazes = [p.vermilion, p.sky, p.field, p.surface, p.sun, p.skyDeep, p.ink] as const;
export const cup = (x: number, y: number, i: number) =>
  at(x, y, mug('#3b2617', glazes[i % glazes.length] ?? p.sky), 0.36, 20 + i * 47);

/** Draws a stool, and the person on it. */
export const seat = (id: number, x: number, y: number, turn: number) =>
  disc(x + 7, y + 9, 34, p.ink, 'fill-opacity="0.18"') +
  disc(x, y, 34, p.vermilion) +
  disc(x, y, 22, 'none', 'stroke="#b53a14" stroke-width="3"') +
  (id ? personFromAbove(x, y, id, turn) : '');

/** Notes of the week. */
export const sheet = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    box(5, 7, 76, 98, 2, p.ink, 'fill-opacity="0.16"') +
      box(0, 0, 76, 98, 2, p.surface) +
      [0, 1, 2, 3].map((i) => box(12, 16 + i * 19, i === 1 ? 36 : 52, 6, 3, p.line)).join(''),
    0.8,
    turn,
  );

/** A slice of the loaf, standing. */
export const slice = (x: number, y: number, turn: number) =>
  at(x, y, box(-8, -34, 15, 68, 7, '#b57a3c') + box(-5, -29, 9, 58, 5, '#f0d8ac'), 1, turn);

/** The pot: the meeting is over when it is empty. */
export const pot = (x: number, y: number) =>
  at(
    x,
    y,
    disc(8, 10, 44, p.ink, 'fill-opacity="0.2"') +
      stroke('M34-18Q84-22 70 20Q60 38 34 28', '#8f9a93', 12) +
      shape('M-34-22L-72-34L-60-6L-40 14z', '#b9c0bb') +
      disc(0, 0, 44, '#b9c0bb') +
      disc(0, 0, 33, '#d5dad6') +
      disc(0, 0, 9, p.ink),
    1,
    -14,
  );
