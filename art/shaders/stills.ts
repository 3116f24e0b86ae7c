import { beacon } from './barn/beacon.ts';
import { driveIn } from './barn/drive-in.ts';
import { beads, drops, thumb } from './barn/grains.ts';
import { silo } from './barn/silo.ts';
import { diodes, flips } from './barn/walls.ts';
import { hushStills } from './hush/stills.ts';
import { shaders } from './shaders.ts';
import type { Still } from './still.ts';

const scene = 'shaders';

/** Stills of their own formats; all is black and white but what stands on a screen. */
export const stills: readonly Still[] = [
  {
    name: 'barn-metal',
    scene,
    alt: 'Liquid metal in black, silver and acid lime, in wide soft bands.',
    focus: [0.5, 0.5],
    fullBleed: true,
    firstScreen: true,
    width: 2880,
    height: 1620,
    source: shaders.metal,
  },
  {
    name: 'barn-drive-in',
    scene,
    alt: 'A drive-in by night: one lit screen on the plain, rows of cars before it, black mountains with snow behind.',
    focus: [0.66, 0.5],
    fullBleed: true,
    width: 2880,
    height: 1240,
    source: driveIn,
  },
  {
    name: 'barn-diodes',
    scene,
    alt: 'The lamps of a screen wall, met at a slant: round lenses, lime and white, near and far out of focus.',
    focus: [0.55, 0.5],
    fullBleed: true,
    width: 2880,
    height: 1500,
    source: diodes,
  },
  {
    name: 'barn-flips',
    scene,
    alt: 'A board of flip dots under one lamp: lime discs say 7880, some stand half turned.',
    focus: [0.5, 0.45],
    fullBleed: true,
    width: 2880,
    height: 1500,
    source: flips,
  },
  {
    name: 'barn-silo',
    scene,
    alt: 'Three steel grain bins at dusk, seen from the ground; a column of lime light on the middle one says 13, a woman stands below.',
    focus: [0.5, 0.5],
    width: 1600,
    height: 2000,
    source: silo,
  },
  {
    name: 'barn-beacon',
    scene,
    alt: 'An avalanche beacon lies in snow by night, frost on its screen; a lime arrow shows the way, below it stands 2.4.',
    focus: [0.5, 0.5],
    fullBleed: true,
    width: 2400,
    height: 1500,
    source: beacon,
  },
  {
    name: 'barn-drops',
    scene,
    alt: 'A tiny screen under a loupe: lime slits of light say 42, and drops of water make some of them larger.',
    focus: [0.6, 0.45],
    fullBleed: true,
    width: 2880,
    height: 1620,
    source: drops,
  },
  {
    name: 'barn-beads',
    scene,
    alt: 'Electronic paper, forty times larger: round black and white beads that make the edge of a numeral.',
    focus: [0.5, 0.5],
    width: 1600,
    height: 2000,
    source: beads,
  },
  {
    name: 'barn-thumb',
    scene,
    alt: 'A thumb printed in black ink on white paper.',
    focus: [0.5, 0.5],
    width: 1400,
    height: 1750,
    source: thumb,
  },
  ...hushStills,
];
