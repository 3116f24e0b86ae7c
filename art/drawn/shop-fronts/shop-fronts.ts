import type { Drawing } from '../drawing.ts';
import { frontSize, fronts } from './fronts.ts';

const front = (name: keyof typeof fronts, alt: string): Drawing => ({
  name: `shop-front-${name}`,
  scene: 'drawn/shop-fronts',
  alt,
  focus: [0.5, 0.5],
  maxWidth: 768,
  ...frontSize,
  markup: fronts[name],
});

/** Five house fronts of one street, as wide as their pictures, so that neighbors touch. */
export const shopFronts: readonly Drawing[] = [
  front('letters', 'A sign painter’s shop, a large R and a brush in its window'),
  front('posters', 'An advertising office, a megaphone in its window'),
  front('games', 'An arcade, two game machines in its window'),
  front('repair', 'A repair shop, a printer and a screwdriver in its window'),
  front('market', 'A market hall, three striped stalls in its gate'),
];
