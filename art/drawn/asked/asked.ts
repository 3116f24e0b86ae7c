import type { Drawing } from '../drawing.ts';
import { keyBoard } from './key-board.ts';
import { telephone } from './telephone.ts';

const scene = 'drawn/asked';

/** What hangs on the wall where people ask us things. */
export const asked: readonly Drawing[] = [
  {
    name: 'faq-telephone',
    scene,
    alt: 'A green wall telephone with a coiled cord; beside it a pad full of pencil strokes in bundles of five',
    focus: [0.5, 0.5],
    width: 1600,
    height: 1200,
    firstScreen: true,
    markup: telephone,
  },
  {
    name: 'faq-keys',
    scene,
    alt: 'A board with seven hooks: six carry keys with paper tags, the seventh is empty',
    focus: [0.5, 0.5],
    width: 2880,
    height: 1234,
    markup: keyBoard,
  },
];
