import type { Point } from './hero-cord-shape.ts';

/*
 * The three kinds of work as the cord draws them: each is one way round the thing, from its lower left
 * corner to its lower right one. Where it goes back over itself, one line is seen.
 */

/** Web application in its window: a plan with bookings. */
export const page: readonly Point[] = [
  [167, 0, 9],
  [167, 132, 9],
  [1, 133, 9],
  [0, 0, 9],
  [20, 0],
  [0, 0, 9],
  [1, 106],
  [167, 105],
  [167, 68],
  [146, 68],
  [146, 85, 5],
  [88, 85, 5],
  [88, 68],
  [40, 68],
  [40, 105],
  [40, 0],
  [40, 28],
  [58, 28],
  [58, 45, 5],
  [112, 45, 5],
  [112, 28],
  [167, 28],
  [167, 0, 9],
  [148, 0],
];

/** Parcel from its corner, with tape over the top and a label. */
export const parcel: readonly Point[] = [
  [112, 1, 3],
  [148, 25, 5],
  [147, 108],
  [37, 109, 5],
  [0, 83, 4],
  [0, 0, 4],
  [20, 0],
  [0, 0, 4],
  [0, 83],
  [44, 83],
  [44, 60, 4],
  [64, 60, 4],
  [64, 83],
  [99, 109],
  [80, 109],
  [44, 83],
  [112, 83],
  [147, 108],
  [112, 83],
  [112, 42],
  [72, 42, 7],
  [72, 27, 7],
  [96, 27],
  [72, 27, 7],
  [72, 42, 7],
  [112, 42],
  [112, 0],
];

/** Telephone of today: a list with one thing done. */
export const phone: readonly Point[] = [
  [67, 0, 15],
  [67, 138, 15],
  [46, 138],
  [46, 129, 5],
  [21, 129, 5],
  [21, 138],
  [0, 138, 15],
  [0, 104],
  [67, 104],
  [0, 104],
  [0, 50],
  [20, 50],
  [30, 38],
  [50, 72],
  [30, 38],
  [20, 50],
  [0, 50],
  [0, 0, 15],
  [50, 0],
];
