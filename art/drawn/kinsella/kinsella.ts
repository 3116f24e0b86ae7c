import type { Drawing } from '../drawing.ts';
import { dusk } from './dusk.ts';
import { layFigure } from './figure.ts';
import { nib } from './nib.ts';
import { returned } from './returned.ts';
import { table } from './table.ts';
import { toScale } from './to-scale.ts';

const scene = 'drawn/kinsella';

/** The table of somebody who draws safety cards, for Tove Kinsella. */
export const kinsella: readonly Drawing[] = [
  {
    name: 'kinsella-table',
    scene,
    alt: 'A violet table from above in morning sun: drawings of people in life jackets, a ferry plan, pencils, coffee, a whistle',
    focus: [0.46, 0.5],
    fullBleed: true,
    width: 2000,
    height: 900,
    markup: table,
  },
  {
    name: 'kinsella-nib',
    scene,
    alt: 'A steel nib from very near, on the wet black line it has just drawn round an orange wash',
    focus: [0.42, 0.6],
    width: 1600,
    height: 1200,
    markup: nib,
  },
  {
    name: 'kinsella-figure',
    scene,
    alt: 'A wooden artist’s figure in a small orange life jacket points the way; so does its shadow on the yellow wall',
    focus: [0.5, 0.45],
    width: 1200,
    height: 1600,
    markup: layFigure,
  },
  {
    name: 'kinsella-returned',
    scene,
    alt: 'A yellow card on a wooden table, its arrow ringed in red pencil under a magnifier, a note: Which end is front?',
    focus: [0.45, 0.45],
    width: 1600,
    height: 1200,
    markup: returned,
  },
  {
    name: 'kinsella-scale',
    scene,
    alt: 'Seven signs on a wall to one scale, from a matchbook to an arrow nine meters long, and a woman with a brush',
    focus: [0.4, 0.5],
    fullBleed: true,
    width: 2000,
    height: 900,
    markup: toScale,
  },
  {
    name: 'kinsella-dusk',
    scene,
    alt: 'A table at a window after sunset: a lamp is on, an envelope lies ready, outside a lit ferry comes in',
    focus: [0.75, 0.5],
    fullBleed: true,
    width: 1500,
    height: 1600,
    markup: dusk,
  },
];
