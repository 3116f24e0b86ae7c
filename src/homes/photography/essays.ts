import type { Essay } from './shot.ts';

/** Photo essays, with their titles and photographers. */
export const essays: readonly { name: Essay; title: string; photographer: string }[] = [
  { name: 'rain', title: 'Rain, Tuesday', photographer: 'Ines' },
  { name: 'fog', title: 'Fog', photographer: 'Ines' },
  { name: 'bench', title: 'The bench', photographer: 'Theo' },
  { name: 'kitchen', title: 'Kitchen, 6 a.m.', photographer: 'both' },
];
