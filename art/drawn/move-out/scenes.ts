import { palette } from '../palette.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { bucket, carton, closet, dumpster, mop, paint, paintCan, server, van } from './things.ts';

export const hallSize = [2000, 1160] as const;
export const hallNarrowSize = [1000, 1240] as const;
export const placeSize = [1100, 920] as const;
export const vanSize = [1100, 640] as const;

const before = {
  shelf: at(-130, 0, paintCan) + at(-40, 0, paintCan) + at(110, 0, carton(5, 170, 90)),
  floor: at(40, -6, server()) + at(172, -6, mop) + at(-130, -6, bucket),
};
const after = {
  shelf: at(-130, 0, paintCan) + at(90, 0, carton(5, 170, 90)),
  floor:
    at(-60, -6, carton(4, 220, 150)) +
    at(
      -60,
      -156,
      box(-60, -44, 120, 44, 8, palette.surface) +
        disc(-34, -22, 7, '#57b98a') +
        box(-8, -26, 50, 8, 4, palette.line),
    ) +
    at(160, -6, mop),
};

/** Boxes on the floor of a hall: each stands, or stands on another. */
const heap = (boxes: readonly (readonly [number, number, number])[]) =>
  boxes.map(([number, x, y]) => at(x, y, carton(number))).join('');

const floor = (w: number, y: number, h: number) =>
  box(0, y, w, h, 0, paint.night) + box(0, y, w, 8, 0, '#3d4f47');

/** A hall with the closet open, ten numbered boxes before it, and the van at the curb. */
export function hall(): string {
  return board(
    ...hallSize,
    at(500, 1070, closet(before)) +
      floor(2000, 1070, 90) +
      at(1860, 1078, van(''), 0.85) +
      at(
        0,
        1082,
        heap([
          [1, 810, 0],
          [2, 970, 0],
          [4, 1130, 0],
          [6, 1290, 0],
          [3, 890, -116],
          [7, 1050, -116],
          [9, 1210, -116],
          [10, 970, -232],
          [8, 1130, -232],
        ]),
      ),
  );
}

/** The same from the front: the closet, and the boxes at its feet. */
export function hallNarrow(): string {
  return board(
    ...hallNarrowSize,
    at(520, 900, closet(before)) +
      floor(1000, 880, 360) +
      at(
        0,
        1210,
        heap([
          [6, 120, -120],
          [7, 280, -120],
          [8, 200, -236],
          [1, 480, 0],
          [2, 640, 0],
          [3, 560, -116],
          [4, 800, 0],
          [9, 880, -116],
          [10, 720, -116],
        ]),
      ),
  );
}

/** What goes: the van, with four boxes in it. */
export function goes(): string {
  return board(
    ...placeSize,
    at(
      550,
      850,
      van(
        heap([
          [1, -180, 0],
          [2, -20, 0],
          [3, 140, 0],
          [9, -100, -116],
        ]),
      ),
    ) + box(0, 850, 1100, 8, 4, palette.ink),
  );
}

/** What stays: the closet, tidied, with two boxes and a small machine. */
export function stays(): string {
  return board(...placeSize, at(640, 850, closet(after)) + box(0, 850, 1100, 8, 4, palette.ink));
}

/** What is thrown away: the dumpster, with four boxes and the old server. */
export function thrown(): string {
  const load =
    at(80, -176, server(true), 0.6, 16) +
    at(-140, -72, carton(6), 0.86, -3) +
    at(0, -70, carton(7), 0.86, 2) +
    at(142, -70, carton(10), 0.86, 6) +
    at(-76, -172, carton(8), 0.86, -6);
  return board(
    ...placeSize,
    at(550, 850, dumpster(load), 1.35) + box(0, 850, 1100, 8, 4, palette.ink),
  );
}

/** The van on its way, its back shut. */
export function drives(): string {
  const shut =
    box(-300, -400, 600, 400, 4, palette.field) +
    [-150, 0, 150].map((x) => box(x - 2, -400, 4, 400, 0, palette.fieldDeep)).join('') +
    at(0, -170, stroke('M-90 0H80M40 -40L84 0L40 40', palette.surface, 22));
  return board(...vanSize, at(550, 560, van(shut)));
}

export const keySize = [900, 700] as const;

/** The key of the closet on a tag that says where it belongs. */
export function key(): string {
  const brass = '#d8a438';
  return board(
    ...keySize,
    stroke('M250 230C360 120 470 120 540 210', palette.vermilion, 14) +
      at(
        180,
        330,
        disc(0, 0, 130, brass) +
          disc(0, 0, 66, palette.field) +
          box(-26, 110, 52, 230, 8, brass) +
          box(10, 250, 80, 34, 5, brass) +
          box(10, 306, 60, 34, 5, brass) +
          stroke('M-92 -40A100 100 0 0 1 -20 -98', '#f3d68a', 12),
        1,
        20,
      ) +
      at(
        540,
        210,
        shape('M0 0L70 -50H330V190H70L0 110Z', paint.tape) +
          disc(46, 70, 18, palette.field) +
          text(198, 58, 44, 'The closet.', { face: 'display', weight: 700, anchor: 'middle' }) +
          text(198, 122, 40, 'Still yours.', { weight: 500, anchor: 'middle' }),
        1,
        14,
      ),
  );
}
