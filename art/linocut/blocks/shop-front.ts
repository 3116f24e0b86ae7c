import { noise } from '../../woven/noise.ts';
import { cut, ink, within } from '../block.ts';
import { type Curve, handCut, lineOf, type Point, parallels } from '../curves.ts';
import { gouges } from '../gouge.ts';
import { lettering } from '../lettering.ts';
import { dark, hand, height, left, lit, pane, rect, right, width } from './shop-windows.ts';

export const floor = 346;

/** Light that falls out on the snow, from a window and down. */
const spill = ({ x, w }: { x: number; w: number }, lean: number): Curve => [
  [x + 1, floor + 4],
  [x + w - 1, floor + 4],
  [x + w + 7 + lean, height - 12],
  [x - 7 + lean, height - 10],
];

export const spills = [
  spill(left, -12),
  spill({ x: pane.x + 3, w: pane.w - 6 }, 4),
  spill(right, 14),
];

export const snowCurves = Array.from({ length: 11 }, (_, index) =>
  lineOf([-5, floor + 4 + index * 6.2], [width + 5, floor + 4 + index * 6.2]).map(
    ([x, y]): Point => [x, y + (noise(x / 40, index * 2, 3) - 0.5) * 5],
  ),
);

export function front(): string {
  const boards = parallels(
    { x: 14, y: 62, width: 272, height: 100 },
    { angle: 0, spacing: 6.8, wave: 0.5, seed: 4 },
  );
  return [
    cut(
      handCut(
        [
          [12, 58],
          [288, 58],
          [288, 356],
          [12, 356],
        ],
        0.5,
      ),
      'stroke="#fff" stroke-width="3"',
    ),
    ink(
      handCut(
        [
          [13, 40],
          [287, 40],
          [287, 356],
          [13, 356],
        ],
        0.5,
      ),
    ),
    within(
      rect(18, 60, 264, 102),
      cut(
        gouges(boards, {
          spacing: 6.8,
          light: (x, y) => 0.12 + 0.34 * ((y - 60) / 100) + 0.1 * noise(x / 30, y / 10, 5),
          push: [30, 110],
          rest: 4,
          seed: 6,
        }),
      ),
    ),
    // Cornice with its brackets
    cut(hand(6, 34, 288, 4)),
    ink(hand(8, 38, 284, 16)),
    cut(Array.from({ length: 17 }, (_, index) => hand(15 + index * 16.4, 43, 7, 8, 0.4)).join('')),
    cut(hand(10, 55, 280, 3)),
    dark(62),
    dark(204),
    // The board with the name
    cut(hand(14, 158, 272, 3)),
    ink(hand(16, 162, 268, 32)),
    cut(lettering('GUPTILL', [34, 168], { wide: 22, tall: 20, apart: 13.6, thick: 4.6 })),
    cut(hand(14, 194.5, 272, 2.8)),
    // Posts between the openings
    cut(
      gouges(
        [24, 140, 192, 277].flatMap((x) => [
          lineOf([x - 4, 202], [x - 4, 350]),
          lineOf([x + 4, 202], [x + 4, 350]),
        ]),
        { spacing: 2.2, light: () => 0.8, push: [50, 120], rest: 5, seed: 8 },
      ),
    ),
    // Panels under the windows
    cut(
      gouges(
        [
          [34, 322, 96, 24],
          [202, 322, 66, 24],
        ].flatMap(([x = 0, y = 0, w = 0, h = 0]) => [
          lineOf([x + 5, y + 5], [x + w - 5, y + 5]),
          lineOf([x + 5, y + h - 4], [x + w - 5, y + h - 4]),
          lineOf([x + 5, y + 5], [x + 5, y + h - 4]),
          lineOf([x + w - 5, y + 5], [x + w - 5, y + h - 4]),
          lineOf([x + w / 2, y + 5], [x + w / 2, y + h - 4]),
        ]),
        { spacing: 2.2, light: () => 0.85, push: [40, 90], seed: 9 },
      ),
    ),
    lit(left, [32, 64], [34]),
    lit(right, [33], [34]),
    // The door
    cut(hand(143, 203, 46, 148)),
    ink(hand(146, 206, 40, 144)),
    cut(hand(pane.x, pane.y, pane.w, pane.h)),
    cut(
      gouges(
        [
          lineOf([152, 292], [180, 292]),
          lineOf([152, 340], [180, 340]),
          lineOf([152, 292], [152, 340]),
          lineOf([180, 292], [180, 340]),
        ],
        { spacing: 2, light: () => 0.85, push: [40, 80] },
      ),
    ),
    cut('M181 284a2.2 2.2 0 1 1-.1 0z'),
  ].join('');
}
