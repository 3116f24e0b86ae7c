import type { Drawing } from '../drawing.ts';
import { field } from './field.ts';
import { threads } from './threads.ts';
import { upright } from './upright.ts';

/** The saffron crocus: as a plant, as a field, and as what is kept of it. */
export const saffron: readonly Drawing[] = [
  {
    name: 'saffron-field',
    scene: 'drawn/saffron',
    alt: 'Rows of crocus before sunrise; three people with lamps pick, and one window of the house behind is lit',
    focus: [0.6, 0.55],
    fullBleed: true,
    width: 2880,
    height: 1280,
    markup: field,
  },
  {
    name: 'saffron-flower',
    scene: 'drawn/saffron',
    alt: 'A saffron crocus at first light, cut open along the ground: red threads over violet petals, corm and roots below',
    focus: [0.5, 0.55],
    width: 1200,
    height: 1600,
    markup: upright,
  },
  {
    name: 'saffron-threads',
    scene: 'drawn/saffron',
    alt: 'Dried saffron threads in a heap on dark linen, very near',
    focus: [0.5, 0.45],
    fullBleed: true,
    width: 1600,
    height: 1067,
    markup: threads,
  },
];
