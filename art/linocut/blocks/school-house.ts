import { noise } from '../../woven/noise.ts';
import { cut, ink, within } from '../block.ts';
import { chanceOf } from '../chance.ts';
import { type Curve, closed, handCut, lineOf, type Point } from '../curves.ts';
import { gouges } from '../gouge.ts';

export const bell: Point = [141, 45];

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}z`;

export const hand = (x: number, y: number, w: number, h: number, stray = 0.4): string =>
  handCut(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    stray,
    Math.round(x * 3 + y),
  );

/** Windows: three on each side of the middle, on two floors. */
export const windows = [102, 152].flatMap((y) =>
  [54, 76, 98, 166, 188, 210].map((x) => ({ x, y, w: 14, h: y === 102 ? 30 : 32 })),
);

const wall = rect(42, 92, 196, 110);

const middle = rect(120, 84, 42, 118);

export const door = { x: 131, y: 162, w: 20, h: 40 };

const pane = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string =>
  [
    cut(hand(x - 2.6, y - 2.6, w + 5.2, h + 6)),
    ink(hand(x - 0.8, y - 0.8, w + 1.6, h + 1.6, 0.3)),
    cut(
      rect(x + 0.6, y + 0.6, w / 2 - 1.3, h * 0.3) +
        rect(x + w / 2 + 0.7, y + 0.6, w / 2 - 1.3, h * 0.3) +
        rect(x + 0.6, y + h * 0.36, w / 2 - 1.3, h * 0.29) +
        rect(x + w / 2 + 0.7, y + h * 0.36, w / 2 - 1.3, h * 0.29) +
        rect(x + 0.6, y + h * 0.71, w / 2 - 1.3, h * 0.27) +
        rect(x + w / 2 + 0.7, y + h * 0.71, w / 2 - 1.3, h * 0.27),
    ),
    ink(
      gouges(
        [
          lineOf([x + 1, y + h - 2], [x + w * 0.9, y + h * 0.3]),
          lineOf([x + 4, y + h], [x + w, y + h * 0.55]),
        ],
        { spacing: 2.4, light: () => 0.7, push: [10, 20], rest: 6, seed: x + y },
      ),
    ),
  ].join('');

/** Courses of brick: short cuts, row by row, bond by bond; fewer where the wall is in shade. */
function bricks(x: number, y: number, w: number, h: number, shade: number): string {
  const curves: Curve[] = [];
  for (let row = 0; row * 4.4 < h; row++)
    for (let at = x - (row % 2) * 5; at < x + w; at += 10)
      if (noise(at / 13, row * 0.9, 5) > shade)
        curves.push(lineOf([at + 1, y + row * 4.4], [at + 9, y + row * 4.4]));
  return cut(gouges(curves, { spacing: 2.3, light: () => 0.72, push: [20, 30], seed: 4 }));
}

export function building(): string {
  return [
    cut(`${wall}${middle}`, 'stroke="#fff" stroke-width="4"'),
    // Roof and its snow
    cut('M34 93l16-20h180l16 20z', 'stroke="#fff" stroke-width="3"'),
    ink('M34 93l16-20h180l16 20z'),
    cut('M40 88l13-16.500h174l13 16.500q-20-7-40-3q-40-5-62 0q-30-4-52 1q-24-4-46 2z'),
    ink(wall),
    ink('M116 90l25-21l25 21v6h-50z'),
    ink(middle),
    within(wall, bricks(42, 95, 196, 108, 0.3)),
    cut('M113 90l28-23.500l28 23.500l-3 1.500l-25-20l-25 20z'),
    cut(
      hand(42, 90.5, 74, 2) + hand(166, 90.5, 74, 2) + hand(42, 143, 77, 2) + hand(163, 143, 75, 2),
    ),
    ...windows.map(pane),
    // The middle: a board, a high window, the door
    cut(hand(127, 95, 28, 7)),
    ink(
      gouges([lineOf([129, 98.5], [153, 98.5])], {
        spacing: 3.6,
        light: () => 0.75,
        push: [2.5, 6],
        rest: 2,
        seed: 3,
      }),
    ),
    pane({ x: 132, y: 110, w: 18, h: 30 }),
    cut(hand(door.x - 5, door.y - 5, door.w + 10, door.h + 5)),
    ink(hand(door.x - 2, door.y - 2, door.w + 4, door.h + 2)),
    cut(rect(door.x + 2, door.y + 4, 7, 12) + rect(door.x + 11, door.y + 4, 7, 12)),
    cut(
      gouges([lineOf([141, 164], [141, 201])], { spacing: 1.5, light: () => 0.9, push: [50, 60] }),
    ),
    // Steps
    cut(
      closed([
        [122, 202],
        [160, 202],
        [168, 214],
        [114, 214],
      ]),
    ),
    ink(
      gouges([lineOf([119, 206], [163, 206]), lineOf([116, 210], [166, 210])], {
        spacing: 1.8,
        light: () => 0.9,
        push: [40, 60],
      }),
    ),
    // The cupola with its bell
    cut('M122 72v-12h4V34h-5l20-20l20 20h-5v26h4v12z', 'stroke="#fff" stroke-width="3"'),
    ink('M123 73v-12h36v12zM128 61V34h26v27zM122 34l19-19l19 19zM140.2 16V5h1.600v11z'),
    cut(rect(131, 38, 20, 21)),
    ink(
      'M133 53c3-1 3-4 3.4-7c.4-4 2-6 4.6-6s4.2 2 4.6 6c.4 3 .4 6 3.4 7zM139.5 54h3v3.500h-3zM140.2 36h1.600v5h-1.600z',
    ),
    cut(
      gouges([lineOf([126, 67], [156, 67])], {
        spacing: 2,
        light: () => 0.8,
        push: [6, 12],
        rest: 3,
        seed: 7,
      }),
    ),
  ].join('');
}

/** A bare maple at the left. */
export function maple(): string {
  const chance = chanceOf(27);
  const limbs: { d: string; thick: number }[] = [];
  const grow = (x: number, y: number, angle: number, length: number, thick: number): void => {
    const [x2, y2] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    limbs.push({
      d: closed([
        [x + (nx * thick) / 2, y + (ny * thick) / 2],
        [x2 + nx * thick * 0.32, y2 + ny * thick * 0.32],
        [x2 - nx * thick * 0.32, y2 - ny * thick * 0.32],
        [x - (nx * thick) / 2, y - (ny * thick) / 2],
      ]),
      thick,
    });
    if (thick < 1.1) return;
    const forks = thick > 6 ? 3 : 2;
    for (let fork = 0; fork < forks; fork++)
      grow(
        x2,
        y2,
        angle + (fork - (forks - 1) / 2) * 0.72 + (chance() - 0.5) * 0.4,
        length * (0.66 + 0.2 * chance()),
        thick * 0.62,
      );
  };
  grow(23, 214, -1.52, 62, 11);
  const all = limbs.map(({ d }) => d);
  return `${all.map((d) => cut(d, 'stroke="#fff" stroke-width="2.6"')).join('')}${all.map((d) => ink(d)).join('')}${cut(gouges([lineOf([20, 208], [21, 150]), lineOf([25, 200], [24, 160])], { spacing: 2, light: () => 0.7, push: [8, 24], rest: 5, seed: 6 }))}`;
}
