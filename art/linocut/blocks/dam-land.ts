import { noise } from '../../woven/noise.ts';
import { handCut, parallels } from '../curves.ts';
import { wavering } from '../land.ts';

export const width = 420;

export const height = 315;

export const frame = handCut(
  [
    [4, 5],
    [416, 4],
    [415, 311],
    [5, 310],
  ],
  0.8,
  33,
);

export const farHill = wavering([
  [-10, 66],
  [60, 46],
  [130, 62],
  [210, 54],
  [290, 38],
  [360, 52],
  [430, 44],
]);

export const nearHill = wavering([
  [-10, 84],
  [70, 86],
  [150, 92],
  [230, 90],
  [320, 84],
  [430, 78],
]);

export const sky = (x: number, y: number) =>
  0.74 + 0.7 * (noise(x / 90, y / 15, 4) - 0.5) + y / 300;

export const skyCurves = parallels(
  { x: 0, y: 0, width, height: 80 },
  { angle: 2, spacing: 6.4, wave: 3, seed: 3 },
);
