import type { Drawing } from '../drawing.ts';
import { bag } from './bag.ts';
import { blade } from './blade.ts';
import { fence } from './fence.ts';
import { carton } from './net.ts';
import { papers } from './papers.ts';
import { van } from './van.ts';

const scene = 'drawn/gusset';

/** Flat print: where the marks of Gusset's clients have to stand, and what cuts them there. */
export const gusset: readonly Drawing[] = [
  {
    name: 'gusset-van',
    scene,
    alt: 'A cream van from its side on yellow, a tomato-red bowl larger than the van printed across both its doors.',
    focus: [0.5, 0.6],
    width: 2000,
    height: 1000,
    markup: van,
  },
  {
    name: 'gusset-carton',
    scene,
    alt: 'A kraft carton laid out flat before folding, a black latch printed across one of its dashed folds.',
    focus: [0.45, 0.5],
    width: 2000,
    height: 1450,
    markup: carton,
  },
  {
    name: 'gusset-fence',
    scene,
    alt: 'Five posters pasted over one another on an indigo fence, each with a part of the same wincing face.',
    focus: [0.5, 0.5],
    width: 2000,
    height: 1200,
    markup: fence,
  },
  {
    name: 'gusset-blade',
    scene,
    alt: 'A square black sign with four yellow diamonds, hung out from a tomato-red shop over a mint street.',
    focus: [0.17, 0.45],
    width: 1500,
    height: 2000,
    markup: blade,
  },
  {
    name: 'gusset-papers',
    scene,
    alt: 'Letterhead, envelope, two cards and a kraft sack on pink, each with two beans that run over its edge.',
    focus: [0.55, 0.5],
    width: 2000,
    height: 1500,
    markup: papers,
  },
  {
    name: 'gusset-bag',
    scene,
    alt: 'A standing paper bag on which only “omin” can be read; beside it the same bag cut open, and it says hominy.',
    focus: [0.4, 0.5],
    width: 2000,
    height: 1600,
    markup: bag,
  },
];
