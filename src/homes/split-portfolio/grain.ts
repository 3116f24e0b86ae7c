/** A short burst of filtered noise, from which every sound of the page is composed. */
export interface Grain {
  /** Seconds from the beginning of the sound, and to its loudest moment. */
  at: number;
  attack: number;
  /** Seconds in which it falls to a twentieth of its level. */
  decay: number;
  /** Loudness at its peak, 0 to 1. */
  level: number;
  filter: 'lowpass' | 'bandpass' | 'highpass';
  hertz: number;
  /** Sharpness of the filter; a high one rings. */
  q: number;
  /** Frequency at its end, where it glides. */
  to?: number;
}

/** A sound: how long it lasts, in seconds, and its grains in their order. */
export interface Sound {
  lasts: number;
  grains: readonly Grain[];
}

/** Loudness of a grain at a moment of its sound: the envelope that is played, and that is drawn. */
export function levelAt({ at, attack, decay, level }: Grain, moment: number): number {
  const since = moment - at;
  if (since < 0) return 0;
  if (since < attack) return (level * since) / attack;
  return level * Math.exp((-3 * (since - attack)) / decay);
}

/** Returns the seconds after which nothing of a grain is left. */
export const endOf = ({ at, attack, decay }: Grain): number => at + attack + 2 * decay;

/** Loudness of all grains of a sound together at a moment; noises add up by their power. */
export const loudnessAt = (grains: readonly Grain[], moment: number): number =>
  Math.sqrt(grains.reduce((sum, grain) => sum + levelAt(grain, moment) ** 2, 0));

const nyquist = 24_000;

/** Returns the share of white noise that a filter lets through, as an amplitude, at most 1. */
function passed({ filter, hertz, q }: Grain): number {
  const band = filter === 'bandpass' ? hertz / q : filter === 'lowpass' ? hertz : nyquist - hertz;
  return Math.sqrt(Math.min(nyquist, Math.max(30, band)) / nyquist);
}

/** Returns the gain that compensates for a filter, so that a level is the audible one. */
export const makeup = (grain: Grain): number => Math.min(14, 0.6 / passed(grain));

/** Numbers from 0 to 1, the same ones for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}
