import type { Drawing } from '../drawing.ts';
import * as eraser from './eraser.ts';
import * as map from './map.ts';
import * as point from './point.ts';
import * as stack from './stack.ts';
import * as table from './table.ts';

/** Things are seen half as fine again as they are drawn, so that every edge is smooth at 1:1. */
const seenAt = 1.5;

/** Still lifes of an office, in graphite and one red pencil: nothing is rendered, all is drawn by reckoning. */
export const graphite: readonly Drawing[] = [
  {
    name: 'graphite-stack',
    scene: 'drawn/graphite',
    alt: 'Pencil drawing: a tower of reports tied up with red string, before it one sheet with three lines and a red pencil',
    focus: [0.5, 0.5],
    ...stack.size,
    markup: () => stack.stack(seenAt),
  },
  {
    name: 'graphite-map',
    scene: 'drawn/graphite',
    alt: 'A folded survey laid open: a river in blue over its many former beds, and a short red line across the narrowest neck',
    focus: [0.42, 0.4],
    fullBleed: true,
    ...map.size,
    markup: () => map.map(seenAt),
  },
  {
    name: 'graphite-point',
    scene: 'drawn/graphite',
    alt: 'A red pencil from very near: its line strikes the word “report” out of a typed page',
    focus: [0.56, 0.6],
    ...point.size,
    markup: () => point.point(seenAt),
  },
  {
    name: 'graphite-eraser',
    scene: 'drawn/graphite',
    alt: 'An eraser and its crumbs on a typed page; where it has been, words are only shadows',
    focus: [0.6, 0.5],
    ...eraser.size,
    markup: () => eraser.eraser(seenAt),
  },
  {
    name: 'graphite-table',
    scene: 'drawn/graphite',
    alt: 'A long table with seven heaps of paper, each lower than the one before; the last is a single sheet with a red pencil',
    focus: [0.5, 0.5],
    fullBleed: true,
    ...table.size,
    markup: () => table.table(seenAt),
  },
];
