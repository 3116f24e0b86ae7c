import type { Drawing } from '../drawing.ts';
import { type Hand, hand, size } from './hand.ts';
import * as thrown from './ropes.ts';

const print = (name: string, alt: string, one: Hand): Drawing => ({
  name: `chalk-${name}`,
  scene: 'drawn/chalk',
  alt,
  focus: [0.5, 0.5],
  alpha: true,
  maxWidth: 960,
  ...size,
  markup: () => hand(one),
});

/** Four prints of chalked hands, each as its owner left it, and ropes over a chalked floor. */
export const chalk: readonly Drawing[] = [
  print('nilda', 'Print of a small right hand in chalk, its fingers close together and sharp.', {
    seed: 4,
    size: 0.84,
    spread: 0.8,
    thick: 0.94,
    chalk: 0.12,
  }),
  print('steve', 'Print of a very large right hand in chalk, its fingers spread and thick.', {
    seed: 17,
    size: 1,
    spread: 1.3,
    thick: 1.16,
    chalk: 0.1,
  }),
  print('keisha', 'Print of a left hand in chalk that slid down the wall before it let go.', {
    seed: 29,
    size: 0.9,
    spread: 1.1,
    thick: 0.98,
    left: true,
    chalk: 0.04,
    slid: 34,
  }),
  print('joe', 'Print of a broad left hand in chalk; its ring finger ends at the second joint.', {
    seed: 42,
    size: 0.93,
    spread: 1,
    thick: 1.1,
    left: true,
    chalk: 0.02,
    short: 2,
  }),
  {
    name: 'chalk-ropes',
    scene: 'drawn/chalk',
    alt: 'Two heavy ropes thrown into long waves over a dark, chalked floor, dust in the air.',
    focus: [0.3, 0.55],
    fullBleed: true,
    ...thrown.size,
    markup: thrown.ropes,
  },
];
