import { noise } from '../woven/noise.ts';

/** Noise of several sizes, from 0 to 1. */
export function rough(x: number, y: number, row: number, octaves = 4): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * 2 ** octave, y * 2 ** octave, row + octave);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
