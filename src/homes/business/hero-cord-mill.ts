import type { CordPen } from '../../blocks/cord/cord-pen.ts';
import { drawThing, type Place, type Point } from './hero-cord-shape.ts';

const wheel = { right: -66, up: 14.5, outer: 56, inner: 40 };

/** Returns a corner of the wheel, by twelfths of the circle against the clock. */
function corner(radius: number, twelfth: number): Point {
  const angle = ((twelfth + 0.5) * Math.PI) / 6;
  return [wheel.right + radius * Math.cos(angle), wheel.up + radius * Math.sin(angle)];
}

const outer = (twelfth: number) => corner(wheel.outer, twelfth);
const inner = (twelfth: number) => corner(wheel.inner, twelfth);
const roundFrom = (twelfth: number) => Array.from({ length: 13 }, (_, index) => twelfth - index);

/** Wheel, from where the water meets it on its left: buckets, spokes, and out on its right. */
const wheelPoints: readonly Point[] = [
  ...roundFrom(6).flatMap((each) => [outer(each), inner(each - 1), outer(each)]),
  ...roundFrom(5).map(inner),
  ...[11, 0, 1, 7, 8, 9, 3, 9, 10].map(inner),
  outer(11),
];

/**
 * House of the mill, from the foot of its left wall to the street on its right: the gable to the
 * river, with the hook of its hoist, and the long side to the lane, above the bakery.
 */
const housePoints: readonly Point[] = [
  [0, 0],
  [0, 170],
  [-12, 153],
  [50, 237],
  [51, 202],
  [57, 196, 5],
  [51, 188, 5],
  [45, 194],
  [51, 188, 5],
  [57, 196, 5],
  [51, 202],
  [50, 237],
  // ridge, with the chimney of the bakery
  [150, 234],
  [150, 261, 3],
  [172, 261, 3],
  [172, 233],
  [213, 232],
  // eaves of the long side, and those of the gable
  [270, 155],
  [113, 157],
  [50, 237],
  [99, 174],
  [99, 104],
  // upper floor: the door of the hoist, and three windows
  [66, 104],
  [66, 164, 4],
  [36, 164, 4],
  [36, 104],
  [0, 104],
  [118, 104],
  [118, 138, 4],
  [150, 138, 4],
  [150, 104],
  [118, 104],
  [174, 104],
  [174, 138, 4],
  [192, 138, 4],
  [192, 104],
  [174, 104],
  [212, 104],
  [212, 130, 4],
  [240, 130, 4],
  [240, 104],
  [212, 104],
  [256, 104],
  [256, 155],
  [256, 44],
  // ground floor, from the right: lintel of the door, window of the bakery, a low one
  [222, 44],
  [222, 86, 4],
  [190, 86, 4],
  [190, 44],
  [116, 44],
  [116, 86, 4],
  [172, 86, 4],
  [172, 44],
  [144, 44],
  [144, 86],
  [144, 44],
  [99, 44],
  [99, 104],
  [99, 44],
  [28, 44],
  [28, 76, 4],
  [70, 76, 4],
  [70, 44],
  [0, 44],
  [0, 0],
  // stones, and the door between them
  [36, 0],
  [36, 29, 9],
  [0, 29],
  [36, 29, 9],
  [36, 0],
  [60, 0],
  [60, 18, 8],
  [36, 18],
  [60, 18, 8],
  [60, 0],
  [68, 0],
  [68, 25, 9],
  [99, 25],
  [99, 0],
  [68, 0],
  [99, 0],
  [99, 44],
  [99, 0],
  [142, 0],
  [142, 27, 9],
  [99, 27],
  [142, 27, 9],
  [142, 0],
  [167, 0],
  [167, 17, 8],
  [142, 17],
  [167, 17, 8],
  [167, 0],
  [190, 0],
  [190, 44],
  [190, 0],
  [222, 0],
  [222, 44],
  [222, 0],
  [242, 0],
  [242, 24, 9],
  [222, 24],
  [242, 24, 9],
  [242, 0],
  [256, 0],
  [256, 44],
  [256, 0],
];

/** Draws the mill: the wheel from the water on its left, and the house to the street on its right. */
export function drawMill(pen: CordPen, place: Place): CordPen {
  return drawThing(drawThing(pen, place, wheelPoints), place, housePoints);
}

/** Reach of the wheel to the left of the house, and below the line. */
export const millReach = { left: 120, below: 42 };
