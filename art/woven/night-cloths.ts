import type { Fold, Lamp } from './light.ts';
import { type NightName, records } from './nights/records.ts';
import { photograph } from './photograph.ts';
import { fromNearer, type WovenPicture } from './view.ts';

interface Hung {
  alt: string;
  folds: readonly Fold[];
  /** Middle of the lamp's pool on the wide picture. */
  pool: readonly [x: number, y: number];
  strength?: number;
}

/** Placement of each cloth: the lamp stands at the right, and the left stays in the dark. */
const hung: Record<NightName, Hung> = {
  'high-water': {
    alt: 'Woven cloth in which pale lines of twill bend like a rising and falling tide on dark teal.',
    folds: [
      [0.58, 0.5, 0.05, 0.035],
      [0.8, 0.9, 0.035, 0.03],
      [0.97, 0.93, 0.05, 0.04],
    ],
    pool: [0.85, 0.5],
  },
  nothing: {
    alt: 'Plain gray wool, one thread over, one under, hanging in two soft folds.',
    folds: [
      [0.52, 0.44, 0.06, 0.04],
      [0.77, 0.93, 0.04, 0.04],
      [0.96, 0.9, 0.05, 0.03],
    ],
    pool: [0.82, 0.42],
    strength: 1.7,
  },
  breaths: {
    alt: 'Dark red cloth with pale dashed lines that come further apart, and then no more.',
    folds: [
      [0.56, 0.52, 0.05, 0.036],
      [0.78, 0.88, 0.035, 0.04],
      [1, 0.95, 0.06, 0.04],
    ],
    pool: [0.84, 0.4],
  },
  'the-lights-went': {
    alt: 'Black cloth with columns of amber like lit windows, cut off along one row.',
    folds: [
      [0.49, 0.55, 0.06, 0.03],
      [0.72, 0.66, 0.04, 0.034],
      [0.94, 0.99, 0.05, 0.04],
    ],
    pool: [0.84, 0.36],
    strength: 1.9,
  },
  'everybody-uphill': {
    alt: 'Dark cloth with a burst of ember-colored zigzags below a calm strip, fading downwards.',
    folds: [
      [0.54, 0.47, 0.05, 0.03],
      [0.83, 0.76, 0.035, 0.036],
      [0.99, 1.02, 0.05, 0.04],
    ],
    pool: [0.8, 0.42],
    strength: 2.6,
  },
  'snow-until-morning': {
    alt: 'Slate-blue cloth with white flecks, thicker further down, and a white foot.',
    folds: [
      [0.6, 0.66, 0.05, 0.03],
      [0.84, 0.79, 0.04, 0.036],
      [0.42, 0.36, 0.05, 0.02],
    ],
    pool: [0.82, 0.6],
    strength: 2.4,
  },
  'green-in-the-north': {
    alt: 'Near-black cloth with green curtains of light shaded in satin.',
    folds: [
      [0.52, 0.6, 0.06, 0.032],
      [0.86, 0.8, 0.04, 0.034],
      [1, 0.98, 0.05, 0.03],
    ],
    pool: [0.8, 0.44],
    strength: 2.6,
  },
  'her-first-night': {
    alt: 'Plum and cream checks that cross at uneven hours, with threads of butter and rose.',
    folds: [
      [0.54, 0.46, 0.055, 0.036],
      [0.79, 0.9, 0.035, 0.038],
      [0.98, 0.96, 0.05, 0.04],
    ],
    pool: [0.87, 0.5],
    strength: 1.7,
  },
};

const room = { dark: 0.02, ambient: 0.006 };

/** Each night from edge to edge of a window, and upright with its upper half in the dark, for a phone. */
export const nightCloths: readonly WovenPicture[] = (Object.keys(hung) as NightName[]).flatMap(
  (name) => {
    const { alt, folds, pool, strength = 2.1 } = hung[name];
    const { draft } = records[name];
    const wide: Lamp = { from: [0.8, -0.45, 0.62], pool: [...pool, 0.4], strength, ...room };
    const upright: Lamp = { ...wide, from: [0.6, -0.5, 0.7], pool: [0.66, 0.72, 0.58] };
    const row = { scene: 'woven', alt, fullBleed: true } as const;
    return [
      {
        ...row,
        name: `night-${name}`,
        focus: [0.8, 0.5],
        narrow: `night-${name}-narrow`,
        maxWidth: 2400,
        firstScreen: name === 'high-water',
        width: 2400,
        height: 1500,
        paint: (w, h) => photograph({ draft, ends: 216, folds, lamp: wide }, w, h),
      },
      {
        ...row,
        name: `night-${name}-narrow`,
        alt: fromNearer(alt),
        focus: [0.6, 0.7],
        maxWidth: 1280,
        firstScreen: name === 'high-water',
        width: 1280,
        height: 1600,
        paint: (w, h) =>
          photograph({ draft, ends: 80, folds: folds.slice(1), lamp: upright }, w, h),
      },
    ] satisfies WovenPicture[];
  },
);
