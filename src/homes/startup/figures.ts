import type { Figure } from '../../content/schema/figure.ts';

/** The figures of Penny Kite, the firm of the startup home; ours are in `about.ts`. */
export const startupFigures: Figure[] = [
  { value: 175, suffix: '+', label: 'worldwide offices' },
  { value: 20, label: 'years of experience' },
  { value: 200, suffix: '+', label: 'skilled people' },
];
