import type { Drawing } from '../drawing.ts';
import { sill } from './sill.ts';

/** Construction details, as a builder gets them. */
export const details: readonly Drawing[] = [
  {
    name: 'detail-sill',
    scene: 'drawn/details',
    alt: 'Construction detail of a window’s foot: oak floor, cork, three panes, stone terrace with a drain; a toy truck rolls towards it',
    focus: [0.3, 0.6],
    width: 1600,
    height: 2000,
    markup: sill,
  },
];
