import { type Grain, grainEnd, type Sound, seededRandom } from './grain.ts';

/** Parameters of the sound of a footstep on a floor. */
interface FloorSound {
  /** Short random grains: count, period in seconds, level, and frequency range in hertz. */
  crumbs?: readonly [count: number, period: number, level: number, low: number, high: number];
  /** Ringing tones: frequency, Q factor, decay in seconds, level. */
  rings?: readonly (readonly [hertz: number, q: number, decay: number, level: number])[];
  /** Impact of the heel: frequency, decay in seconds, level. */
  blow?: readonly [hertz: number, decay: number, level: number];
  /** Number of echoes of a click, if there is one. */
  click?: number;
  echoes?: number;
  /** Soft noise of a yielding floor: frequency, decay in seconds, level. */
  push?: readonly [hertz: number, decay: number, level: number];
}

const floorSounds = {
  gravel: { crumbs: [54, 0.2, 0.34, 900, 4600], blow: [140, 0.1, 0.22] },
  oak: {
    rings: [
      [172, 6, 0.2, 0.4],
      [318, 8, 0.12, 0.18],
    ],
    blow: [92, 0.16, 0.3],
    click: 0.16,
  },
  concrete: { blow: [185, 0.06, 0.36], rings: [[1350, 2, 0.03, 0.22]], click: 0.24 },
  leaves: { crumbs: [70, 0.3, 0.22, 2300, 7200], push: [900, 0.2, 0.05] },
  sand: { push: [820, 0.26, 0.2], crumbs: [16, 0.16, 0.05, 1500, 3200] },
  steel: {
    rings: [
      [338, 30, 0.7, 0.28],
      [884, 34, 0.5, 0.18],
      [2140, 40, 0.3, 0.12],
    ],
    blow: [120, 0.1, 0.24],
    click: 0.12,
  },
  marble: { click: 0.36, rings: [[1880, 6, 0.09, 0.2]], blow: [160, 0.05, 0.2], echoes: 3 },
  salt: { crumbs: [60, 0.24, 0.26, 1300, 3900], push: [420, 0.24, 0.14] },
} satisfies Record<string, FloorSound>;

/** Floor of the gallery. */
export type FloorName = keyof typeof floorSounds;

/** Returns the grains of a heel or a toe at a time; `weight` is the loudness. */
function stepGrains(footing: FloorSound, start: number, weight: number, seed: number): Grain[] {
  const random = seededRandom(seed);
  const { crumbs, rings = [], blow, click, echoes = 0, push } = footing;
  const grains: Grain[] = [];
  if (blow) {
    const [hertz, decay, level] = blow;
    grains.push({
      start,
      attack: 0.004,
      decay,
      level: level * weight,
      filter: 'lowpass',
      hertz,
      q: 1,
    });
  }
  if (push) {
    const [hertz, decay, level] = push;
    grains.push({
      start,
      attack: 0.05,
      decay,
      level: level * weight,
      filter: 'bandpass',
      hertz,
      q: 0.9,
    });
  }
  for (const [hertz, q, decay, level] of rings)
    grains.push({
      start,
      attack: 0.002,
      decay,
      level: level * weight,
      filter: 'bandpass',
      hertz,
      q,
    });
  for (let echo = 0; click !== undefined && echo <= echoes; echo++)
    grains.push({
      start: start + echo * 0.082,
      attack: 0.001,
      decay: 0.014 + echo * 0.03,
      level: click * weight * 0.36 ** echo,
      filter: 'highpass',
      hertz: 2600 - 300 * echo,
      q: 0.8,
    });
  if (crumbs) {
    const [count, period, level, low, high] = crumbs;
    for (let crumb = 0; crumb < count * weight; crumb++)
      grains.push({
        start: start + period * random() ** 1.4,
        attack: 0.002,
        decay: 0.012 + 0.03 * random(),
        level: level * weight * (0.25 + 0.75 * random() ** 2),
        filter: 'bandpass',
        hertz: low + (high - low) * random(),
        q: 2.8,
      });
  }
  return grains;
}

const totalDuration = 2;
const stepStarts = [0.06, 0.72];

/** Returns the sound of two steps on a floor. */
export function stepSound(floor: FloorName): Sound {
  const grains = stepStarts.flatMap((start, foot) => [
    ...stepGrains(floorSounds[floor], start, 1, 7 + foot),
    ...stepGrains(floorSounds[floor], start + 0.13, 0.6, 17 + foot),
  ]);
  return {
    duration: totalDuration,
    grains: grains
      .filter((each) => grainEnd(each) <= totalDuration)
      .sort((each, other) => each.start - other.start),
  };
}

/** All floors, in the order of the picture. */
export const floorNames = Object.keys(floorSounds) as FloorName[];
