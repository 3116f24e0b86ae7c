import type { Figure } from '../../content/schema/figure.ts';

/** Figures of Penny Kite, the firm of the startup home. */
export const startupFigures: Figure[] = [
  { value: 175, suffix: '+', label: 'worldwide offices' },
  { value: 20, label: 'years of experience' },
  { value: 200, suffix: '+', label: 'skilled people' },
];
