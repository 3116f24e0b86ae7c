import { noise } from '../../woven/noise.ts';
import { cut, ink, within } from '../block.ts';
import { chanceOf } from '../chance.ts';
import { type Curve, closed, handCut, lineOf, parallels } from '../curves.ts';
import { gouges } from '../gouge.ts';
import { crest, foot } from './dam-water.ts';

const endLeft = closed([
  [-10, crest - 14],
  [62, crest - 12],
  [70, crest + 2],
  [62, foot + 4],
  [44, foot + 14],
  [-10, foot + 24],
]);

const endRight = closed([
  [308, crest - 12],
  [430, crest - 16],
  [430, foot + 34],
  [344, foot + 16],
  [320, foot + 3],
]);

/** Courses of stone on the two ends. */
export function masonry(): string {
  const joints = (x: number, w: number, seed: number) => {
    const chance = chanceOf(seed);
    const curves: Curve[] = [];
    for (let row = 0; row < 9; row++) {
      const y = crest - 3 + row * 10.5;
      curves.push(lineOf([x, y], [x + w, y + 1]));
      for (let at = x + chance() * 14; at < x + w; at += 13 + chance() * 10)
        curves.push(lineOf([at, y + 1], [at + 1, y + 10]));
    }
    return cut(
      gouges(curves, {
        spacing: 2.1,
        light: (px, py) => 0.55 + 0.6 * (noise(px / 20, py / 20, seed) - 0.4),
        push: [8, 30],
        rest: 4,
        seed,
      }),
    );
  };
  return [
    cut(endLeft, 'stroke="#fff" stroke-width="3"'),
    ink(endLeft),
    within(endLeft, joints(-10, 84, 71)),
    cut(endRight, 'stroke="#fff" stroke-width="3"'),
    ink(endRight),
    within(endRight, joints(300, 130, 73)),
    // Caps of the walls
    cut(
      handCut(
        [
          [-10, crest - 18],
          [66, crest - 16],
          [68, crest - 11],
          [-10, crest - 12],
        ],
        0.4,
      ),
    ),
    cut(
      handCut(
        [
          [304, crest - 17],
          [430, crest - 20],
          [430, crest - 14],
          [305, crest - 11],
        ],
        0.4,
      ),
    ),
  ].join('');
}

/** The gatehouse on the right end, a wheel and a rail beside it. */
export function gatehouse(): string {
  return [
    cut('M336 132v-46l-7-1l34-26l34 26l-6 1v46z', 'stroke="#fff" stroke-width="3"'),
    ink('M338 132V84h50v48zM328 86l35-27l35 27l-2.6 2.400l-32.4-25l-32.4 25z'),
    ink('M336 86l27-20l27 20z'),
    within(
      'M338 132V84h50v48z',
      cut(
        gouges(
          parallels(
            { x: 336, y: 82, width: 56, height: 54 },
            { angle: 90, spacing: 5, wave: 0.3, seed: 6 },
          ),
          { spacing: 5, light: () => 0.34, push: [14, 50], rest: 4, seed: 7 },
        ),
      ),
    ),
    ink('M355 132v-24h15v24z'),
    cut('M357.5 132v-21.500h10V132z'),
    ink('M357 120h11v2h-11z'),
    cut('M360 76h6v7h-6z'),
    ink(
      'M308 136v-18h1.800v18zM322 135v-19h1.800v19zM304 119.500h34v1.600h-34zM304 126h34v1.400h-34z',
    ),
  ].join('');
}

/** A dock on the pond, a chair on it, a boat beside it. */
export const dock =
  'M88 132.500l44-6.5 8 5-46 7.500zM94 138v9h2.400v-9zM136 131v9h2.400v-9zM112 135v8h2.400v-8z';

export const seat = 'M112 128l1-13h2l-.4 6h8l1 8h-2l-.8-5.500h-7l-.6 5z';

export const boat = 'M146 137q16 5 34-1l-3 8q-14 4-28 0z';

export const camps = [
  [150, 90, 13],
  [186, 92, 10],
  [236, 90, 14],
  [268, 88, 11],
] as const;

/** Broken stone at the sides of the hole. */
export const masonryEdges = [
  handCut(
    [
      [104, crest - 4],
      [116, crest - 4],
      [124, crest + 16],
      [118, crest + 20],
      [128, crest + 40],
      [120, crest + 46],
      [122, foot + 4],
      [108, foot + 6],
    ],
    1.2,
    3,
  ),
  handCut(
    [
      [270, crest - 4],
      [259, crest - 3],
      [253, crest + 15],
      [258, crest + 22],
      [246, crest + 44],
      [252, crest + 50],
      [250, foot + 4],
      [268, foot + 6],
    ],
    1.2,
    4,
  ),
].join('');
