/** A short burst of filtered noise, from which every sound of the page is composed. */
export interface Grain {
  /** Start within the sound, in seconds. */
  start: number;
  /** Duration of the attack, in seconds. */
  attack: number;
  /** Time in which it falls to a twentieth of its level, in seconds. */
  decay: number;
  /** Loudness at its peak, 0 to 1. */
  level: number;
  filter: 'lowpass' | 'bandpass' | 'highpass';
  hertz: number;
  /** Q factor of the filter; high values ring. */
  q: number;
  /** Final frequency in hertz, if it glides. */
  finalHertz?: number;
}

/** Sound: duration in seconds, and grains in order. */
export interface Sound {
  duration: number;
  grains: readonly Grain[];
}

/** Returns the level of a grain at a time of its sound: the envelope for playback and drawing. */
export function levelAt({ start, attack, decay, level }: Grain, time: number): number {
  const elapsed = time - start;
  if (elapsed < 0) return 0;
  if (elapsed < attack) return (level * elapsed) / attack;
  return level * Math.exp((-3 * (elapsed - attack)) / decay);
}

/** Returns the end of a grain within its sound, in seconds. */
export const grainEnd = ({ start, attack, decay }: Grain): number => start + attack + 2 * decay;

/** Returns the level of all grains at a time of the sound; noises add up by their power. */
export const loudnessAt = (grains: readonly Grain[], time: number): number =>
  Math.sqrt(grains.reduce((sum, grain) => sum + levelAt(grain, time) ** 2, 0));

const nyquist = 24_000;

/** Returns the amplitude of white noise behind a filter, at most 1. */
function noiseAmplitude({ filter, hertz, q }: Grain): number {
  const band = filter === 'bandpass' ? hertz / q : filter === 'lowpass' ? hertz : nyquist - hertz;
  return Math.sqrt(Math.min(nyquist, Math.max(30, band)) / nyquist);
}

/** Returns the gain that compensates for the loss of a filter. */
export const compensationGain = (grain: Grain): number => Math.min(14, 0.6 / noiseAmplitude(grain));

/** Returns a generator of random numbers from 0 to 1 for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}
