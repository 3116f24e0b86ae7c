import { palette } from '../palette.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { bucket, carton, closet, dumpster, mop, paint, paintCan, server, van } from './things.ts';

export const hallSize = [2000, 1160] as const;
export const hallNarrowSize = [1000, 1330] as const;
/** Three places as different as what is in them. */
export const goesSize = [1300, 740] as const;
export const staysSize = [720, 980] as const;
export const thrownSize = [900, 880] as const;
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

/** The bulb of the closet is the only light of the night: it hangs in the air round the door … */
const glow = `<radialGradient id="glow"><stop offset="0" stop-color="${paint.bulb}" stop-opacity=".34"/><stop offset="1" stop-color="${paint.bulb}" stop-opacity="0"/></radialGradient>`;
const air = disc(0, -430, 680, 'url(#glow)');
/** … and falls out of it onto the floor. */
const pool = shape('M-210 0H210L460 90H-330Z', paint.bulb, 'opacity=".2"');

/** Area that the lamps of the van reach, to the right of it. */
const beam = shape('M492 -150L900 -236V60L492 -128Z', paint.bulb, 'opacity=".22"');

/** A hall at night with the closet open, ten numbered boxes before it, and the van at the curb. */
export function hall(): string {
  return board(
    ...hallSize,
    at(470, 1070, air) +
      floor(2000, 1070, 90) +
      at(470, 1070, pool + closet(before)) +
      at(1654, 1076, beam + van(''), 0.58) +
      at(
        0,
        1082,
        heap([
          [1, 800, 0],
          [2, 956, 0],
          [4, 1112, 0],
          [6, 1268, 0],
          [3, 878, -116],
          [7, 1034, -116],
          [9, 1190, -116],
          [10, 956, -232],
          [8, 1112, -232],
        ]),
      ),
    glow,
  );
}

/** The same as a house cut open: upstairs the closet and the boxes, on the street below the van. */
export function hallNarrow(): string {
  const upstairs = 700;
  const street = 1262;
  return board(
    ...hallNarrowSize,
    at(366, upstairs, air + closet(before), 0.8) +
      at(
        756,
        upstairs,
        heap([
          [1, -160, 0],
          [2, 0, 0],
          [4, 160, 0],
          [3, -160, -116],
          [7, 0, -116],
          [9, 160, -116],
          [10, -80, -232],
          [8, 80, -232],
          [6, 0, -348],
        ]),
        0.78,
      ) +
      box(0, upstairs, 1000, 26, 0, paint.woodDark) +
      box(0, upstairs, 1000, 7, 0, paint.wood) +
      floor(1000, street - 8, 90) +
      at(498, street, beam + van(''), 0.92),
    glow,
  );
}

/** Draws the things that go: the van, with four boxes in it. */
export function goes(): string {
  return board(
    ...goesSize,
    at(
      650,
      640,
      van(
        heap([
          [1, -180, 0],
          [2, -20, 0],
          [3, 140, 0],
          [9, -100, -116],
        ]),
      ),
      1.16,
    ) + box(0, 640, 1300, 8, 4, palette.ink),
  );
}

/** Draws the things that stay: the closet, tidied, with two boxes and a small machine. */
export function stays(): string {
  return board(...staysSize, at(452, 880, closet(after)) + box(0, 880, 720, 8, 4, palette.ink));
}

/** Draws the things that are thrown away: the dumpster, with four boxes and the old server. */
export function thrown(): string {
  const load =
    at(80, -176, server(true), 0.6, 16) +
    at(-140, -72, carton(6), 0.86, -3) +
    at(0, -70, carton(7), 0.86, 2) +
    at(142, -70, carton(10), 0.86, 6) +
    at(-76, -172, carton(8), 0.86, -6);
  return board(
    ...thrownSize,
    at(450, 780, dumpster(load), 1.5) + box(0, 780, 900, 8, 4, palette.ink),
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
