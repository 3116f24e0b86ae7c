import type { Essay } from './shot.ts';

/** Photo essays, with their titles and photographers. */
export const essays: readonly { name: Essay; title: string; by: string }[] = [
  { name: 'rain', title: 'Rain, Tuesday', by: 'Ines' },
  { name: 'fog', title: 'Fog', by: 'Ines' },
  { name: 'bench', title: 'The bench', by: 'Theo' },
  { name: 'kitchen', title: 'Kitchen, 6 a.m.', by: 'both' },
];
