import type { Drawing } from '../drawing.ts';
import { frontSize, fronts } from './fronts.ts';
import { narrow, narrowSize, near, nearSize, wide, wideSize } from './section.ts';

const nearer = (name: string, alt: string, x: number, y: number, wide = 680): Drawing => ({
  name: `shop-cut-${name}`,
  scene: 'drawn/shop-cut',
  alt,
  focus: [0.5, 0.5],
  maxWidth: 1200,
  ...nearSize,
  markup: near(x, y, wide),
});

const front = (name: keyof typeof fronts, alt: string): Drawing => ({
  name: `shop-front-${name}`,
  scene: 'drawn/shop-cut',
  alt,
  focus: [0.5, 0.5],
  maxWidth: 768,
  ...frontSize,
  markup: fronts[name],
});

/** A hardware store by night, cut open: six places where a customer of ours meets something that we make. */
export const shopCut: readonly Drawing[] = [
  {
    name: 'shop-cut',
    scene: 'drawn/shop-cut',
    alt: 'A hardware store by night, cut open: a sign, a counter with a screen, parcels, a wet cellar, a store without signal, a rack on a hoist',
    focus: [0.5, 0.6],
    fullBleed: true,
    firstScreen: true,
    narrow: 'shop-cut-narrow',
    ...wideSize,
    markup: wide,
  },
  {
    name: 'shop-cut-narrow',
    scene: 'drawn/shop-cut',
    alt: 'A narrow hardware store by night, cut open: a rack on a hoist, parcels, a counter with a screen, a sign, two cellars',
    focus: [0.5, 0.5],
    firstScreen: true,
    ...narrowSize,
    markup: narrow,
  },
  nearer(
    'counter',
    'A customer and a shopkeeper look at one screen on a counter, in front of drawers and tools',
    770,
    810,
  ),
  nearer(
    'parcels',
    'Somebody packs a parcel on a bench with a scale and a printer, between shelves of parcels',
    1495,
    810,
  ),
  nearer(
    'phone',
    'Somebody in a cellar store holds a phone with a check mark; there is no signal',
    1495,
    1180,
  ),
  nearer(
    'sign',
    'A yellow sign at a corner points to the hardware store; somebody reads it by the light of a lamp',
    140,
    744,
    790,
  ),
  nearer(
    'sensor',
    'A box on a cellar wall signals: the foot of its cable stands in water',
    790,
    1180,
  ),
  nearer(
    'hoist',
    'A crated rack hangs from a hoist at the gable, above a van that says “Moving”',
    1985,
    700,
    860,
  ),
  front('letters', 'A sign painter’s shop, a large R and a brush in its window'),
  front('posters', 'An advertising office, a megaphone in its window'),
  front('games', 'An arcade, two game machines in its window'),
  front('repair', 'A repair shop, a printer and a screwdriver in its window'),
  front('market', 'A market hall, three striped stalls in its gate'),
];
