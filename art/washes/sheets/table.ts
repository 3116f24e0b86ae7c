import { along, flat, grades, paint, reserve, round } from '../brush.ts';
import type { Sheet, Wash } from '../wash.ts';
import { cup, kettle, loaf, pears } from './table-things.ts';
import { bus, frame, outside } from './table-window.ts';

const stripe = (x: number, w: number) => {
  const toward = (from: number, y: number) => 620 + (from - 620) * ((y - 60) / 580);
  return flat(
    [toward(x, 398), 398],
    [toward(x + w, 398), 398],
    [toward(x + w, 602), 602],
    [toward(x, 596), 596],
  );
};
const clothShape = round(
  '90 470, 240 412, 420 398, 700 394, 1020 398, 1030 590, 820 612, 560 598, 330 614, 150 600, 30 590, 60 556',
  0.6,
);
const cloth: readonly Wash[] = [
  reserve(clothShape, 8),
  paint(clothShape, '#f7e3cf', {
    rough: 8,
    rim: 0.5,
    mottle: 0.4,
    flow: (x, y) => 0.5 + 0.5 * grades(0, 300, 0.2, 1)(x) * grades(400, 640, 0.6, 1)(y),
  }),
  paint(
    [60, 120, 360, 420, 700, 760, 1040, 1100, 1380].map((x) => stripe(x - 130, 26)).join(''),
    '#e79aa0',
    {
      rough: 2.4,
      rim: 0.5,
      mottle: 0.7,
      dry: 0.12,
      flow: (x, y) => grades(60, 260, 0, 1)(x) * grades(398, 470, 0.55, 1)(y) * 0.85,
    },
  ),
];

/** Shadows of the things between the window and the cloth, cast towards the viewer. */
const cast: readonly Wash[] = [
  paint(round('330 520, 440 500, 560 512, 610 532, 560 556, 400 566, 300 556'), '#a7a0bb', {
    rough: 4,
    soft: 3,
    depth: 0.9,
  }),
  paint(round('620 560, 680 540, 762 552, 736 578, 640 590, 590 580'), '#a7a0bb', {
    rough: 4,
    soft: 3,
    depth: 0.9,
  }),
  paint(round('190 560, 280 548, 390 556, 360 590, 240 598, 160 584'), '#a7a0bb', {
    rough: 5,
    soft: 4,
    depth: 0.85,
  }),
];

const pencil: readonly Wash[] = [
  paint(along('196 492, 208 536, 246 570, 300 578, 352 572, 398 536, 408 492'), '#6b6470', {
    pencil: 1.3,
  }),
  {
    d:
      along('424 470, 432 418, 470 390') +
      along('602 486, 590 522, 540 536, 480 536, 438 522, 424 470'),
    pencil: 1.3,
    color: '#6b6470',
  },
  paint(`M436 26L920 26M436 26L436 372M452 40L452 358M452 40L902 40`, '#7b7480', {
    pencil: 1.2,
  }),
];

/** The kitchen at ten to six, with the bus in the yard. */
export const table: Sheet = {
  height: 640,
  washes: [
    ...pencil,
    ...outside,
    ...bus,
    ...frame,
    ...cloth,
    ...cast,
    ...pears,
    ...kettle,
    ...cup,
    ...loaf,
  ],
};
