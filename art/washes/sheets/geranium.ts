import { along, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Wash } from '../wash.ts';

const shadow = '#9a93b8';
const pot = round('236 640, 424 636, 412 720, 392 806, 330 818, 268 808, 248 720', 0.5);

const leaf = (x: number, y: number, r: number) =>
  round([
    [x, y + r * 0.5],
    [x - r * 0.8, y + r * 0.7],
    [x - r, y - r * 0.1],
    [x - r * 0.5, y - r * 0.8],
    [x, y - r * 0.6],
    [x + r * 0.55, y - r * 0.8],
    [x + r, y],
    [x + r * 0.7, y + r * 0.7],
  ]);
const leaves = [
  [246, 560, 46],
  [412, 550, 48],
  [300, 610, 44],
  [380, 612, 42],
  [330, 520, 46],
  [210, 470, 34],
  [446, 470, 34],
  [276, 440, 32],
] as const;
const blooms = [
  [300, 344, 50],
  [408, 392, 42],
  [214, 404, 32],
] as const;
/** A geranium in its pot. */
export const geranium: readonly Wash[] = [
  paint(oval(330, 848, 120, 18), shadow, { soft: 6, rough: 4, depth: 0.8 }),
  paint(
    strokes(
      6,
      along('330 640, 322 520, 300 360'),
      along('340 640, 390 520, 408 400'),
      along('322 640, 260 540, 214 410'),
    ),
    '#7d9a5c',
    { rough: 1.4, rim: 0.4 },
  ),
  reserve(leaves.map(([x, y, r]) => leaf(x, y, r)).join(''), 1),
  ...leaves.flatMap(([x, y, r], index): Wash[] => [
    paint(leaf(x, y, r), index % 2 ? '#86a866' : '#5d8a62', {
      rough: 2,
      rim: 0.6,
      mottle: 0.9,
      flow: (_u, v) => 0.6 + 0.5 * grades(y - r, y + r, 0, 1)(v),
    }),
    paint(
      strokes(
        3,
        `M${x} ${y + r * 0.5}L${x - r * 0.5} ${y - r * 0.4}`,
        `M${x} ${y + r * 0.5}L${x + r * 0.5} ${y - r * 0.4}`,
      ),
      '#355f4c',
      { rough: 1.2, dry: 0.15 },
    ),
  ]),
  ...blooms.flatMap(([x, y, r]): Wash[] => {
    const petals = Array.from({ length: 15 }, (_, i) =>
      oval(
        x + Math.cos(i * 2.4) * r * Math.sqrt(i / 16),
        y + Math.sin(i * 2.4) * r * 0.85 * Math.sqrt(i / 16),
        r * 0.25,
        r * 0.22,
      ),
    );
    return [
      reserve(petals.join(''), 1),
      paint(petals.join(''), '#ea5f78', { rough: 2, rim: 0.6, mottle: 1 }),
      paint(petals.filter((_, i) => i % 2).join(''), '#c4305c', {
        rough: 2.4,
        rim: 0.6,
        mottle: 1,
        depth: 0.85,
      }),
    ];
  }),
  reserve(pot),
  paint(pot, '#cf7d56', {
    rough: 1.4,
    rim: 0.5,
    mottle: 0.8,
    grain: 0.4,
    flow: (x) => 0.6 + 0.55 * grades(400, 250, 0, 1)(x),
  }),
  reserve(flat('224 630, 436 626, 434 668, 228 672')),
  paint(flat('224 630, 436 626, 434 668, 228 672'), '#c06c48', {
    rough: 1.4,
    rim: 0.6,
    mottle: 0.8,
    flow: (x) => 0.7 + 0.45 * grades(430, 250, 0, 1)(x),
  }),
];
