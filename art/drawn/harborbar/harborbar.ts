import type { Drawing } from '../drawing.ts';
import { booyah, cheese, mug, roll } from './hot.ts';
import { size } from './kit.ts';
import { belgian, cake, doughnut, handpie, knot, leftOver, limpa } from './pastry.ts';
import { lamps, pieBox, steam } from './room.ts';

const thing = (name: string, alt: string, markup: () => string): Drawing => ({
  name: `bar-${name}`,
  scene: 'drawn/harborbar',
  alt,
  focus: [0.5, 1],
  alpha: true,
  maxWidth: 720,
  ...size,
  markup,
});

/** Things on the bar of a harbor cafe, its window before six, its steam, and a pie to go. */
export const harborbar: readonly Drawing[] = [
  thing('coffee', 'A thick cream mug of black coffee, steaming.', mug),
  thing('knot', 'A cardamom knot with pearl sugar on a plate.', knot),
  thing('roll', 'A seeded rye roll with egg, ham and mustard.', roll),
  thing('doughnut', 'Three plain doughnuts, piled up.', doughnut),
  thing('limpa', 'A round of rye, slashed and floured, with a buttered slice.', limpa),
  thing('handpie', 'A crimped half-moon pie, cherry juice running out of its cuts.', handpie),
  thing('belgian', 'A slice of pie: crust, dark prunes, pale cheese.', belgian),
  thing('booyah', 'A red bowl of chicken stew with a slice of rye.', booyah),
  thing('cheese', 'A grilled cheese sandwich in two halves, cheese running out.', cheese),
  thing('cake', 'A block of buttermilk cake under cherries and syrup.', cake),
  thing('crumbs', 'A plate with nothing but crumbs.', leftOver),
  {
    name: 'harbor-lamps',
    scene: 'drawn/harborbar',
    alt: 'Lamps out of focus behind a wet window, on cherry red.',
    focus: [0.5, 0.5],
    fullBleed: true,
    narrow: 'harbor-lamps-narrow',
    width: 2400,
    height: 1500,
    markup: () => lamps(2400, 1500, 62, 7),
  },
  {
    name: 'harbor-lamps-narrow',
    scene: 'drawn/harborbar',
    alt: 'Lamps out of focus behind a wet window, on cherry red, seen upright.',
    focus: [0.5, 0.5],
    maxWidth: 960,
    width: 1000,
    height: 1600,
    markup: () => lamps(1000, 1600, 34, 9),
  },
  {
    name: 'harbor-steam',
    scene: 'drawn/harborbar',
    alt: 'Steam that rises from a cup, parts and thins out.',
    focus: [0.5, 0.5],
    alpha: true,
    maxWidth: 960,
    width: 1000,
    height: 1400,
    markup: steam,
  },
  {
    name: 'harbor-piebox',
    scene: 'drawn/harborbar',
    alt: 'A white bakery box, open, with a whole cherry pie in it and its red string untied.',
    focus: [0.5, 0.5],
    alpha: true,
    width: 1200,
    height: 1200,
    markup: pieBox,
  },
];
