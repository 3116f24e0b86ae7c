import type { Drawing } from '../drawing.ts';
import { benchMarkup, benchSize } from './benches.ts';
import { floorMarkup } from './floor.ts';

const bench = (id: number, name: string, alt: string): Drawing => ({
  name: `bench-${name}`,
  scene: 'drawn/benches',
  alt,
  focus: [0.5, 0.5],
  ...benchSize,
  markup: () => benchMarkup(id),
});

/** Our floor of the mill from above, and what lies on each of the nine benches. */
export const benches: readonly Drawing[] = [
  {
    name: 'team-floor',
    scene: 'drawn/benches',
    alt: 'A floor of the mill from above: the river, nine people at benches full of things, a tenth bench in dashes, a long table',
    focus: [0.5, 0.5],
    width: 1600,
    height: 1200,
    firstScreen: true,
    markup: floorMarkup,
  },
  bench(
    1,
    'ruth',
    'A bench from above: red telephone, a long server log with one line in red, coffee and a bread roll',
  ),
  bench(
    2,
    'desmond',
    'A bench from above: keyboard with one red key, a sheet of tally strokes, coffee, a red pencil',
  ),
  bench(
    3,
    'ingrid',
    'A bench from above: a sheet with six drawings of one button, two pencils, a ruler, an old phone',
  ),
  bench(
    4,
    'mateo',
    'A bench from above: laptop, a paper list with three lines done, a kitchen scale with “38 KB” taped to it',
  ),
  bench(
    5,
    'priya',
    'A bench from above: laptop, two backup drives marked Tue and Thu, a stopwatch and a bunch of keys',
  ),
  bench(
    6,
    'owen',
    'A bench from above: two phones, a tally of apps written and apps talked out of, an apple, tea',
  ),
  bench(
    7,
    'hana',
    'A bench from above: headphones, a list of three findings, a phone in the dark, sunglasses, tea',
  ),
  bench(
    8,
    'yusuf',
    'A bench from above: laptop with a terminal, a coil of cable, a flashlight, a red notebook, coffee',
  ),
  bench(
    9,
    'colette',
    'A bench from above: muddy boots, a month with one date moved, a ringing phone, a pencil, tea',
  ),
];
