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

/** House of the mill, from the foot of its left wall to the street on its right. */
const housePoints: readonly Point[] = [
  [0, 0],
  [1, 167],
  [-12, 154],
  [50, 238],
  // ridge, with the chimney of the bakery
  [150, 235],
  [150, 262, 3],
  [172, 262, 3],
  [172, 234],
  [213, 233],
  [271, 155],
  [114, 157],
  [50, 238],
  [51, 202],
  [57, 196, 5],
  [51, 188, 5],
  [45, 194],
  [51, 188, 5],
  [57, 196, 5],
  [51, 202],
  [50, 238],
  [100, 175],
  [100, 104],
  // upper floor of the gable: the door of the hoist
  [66, 104],
  [66, 164, 4],
  [36, 164, 4],
  [36, 104],
  [0, 104],
  [100, 104],
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
  [257, 104],
  [257, 155],
  [257, 44],
  // ground floor, from the right: a small window, the lintel of the door, the window of the bakery
  [238, 44],
  [226, 44],
  [226, 44],
  [222, 44],
  [222, 86, 4],
  [190, 86, 4],
  [190, 44],
  [172, 44],
  [116, 44],
  [116, 86, 4],
  [172, 86, 4],
  [172, 44],
  [144, 44],
  [144, 86],
  [144, 44],
  [100, 44],
  [100, 104],
  [100, 44],
  [70, 44],
  [28, 44],
  [28, 76, 4],
  [70, 76, 4],
  [70, 44],
  [0, 44],
  [0, 0],
  // stones
  [34, 0],
  [34, 24, 9],
  [0, 24],
  [34, 24, 9],
  [34, 0],
  [62, 0],
  [62, 28, 9],
  [34, 28],
  [62, 28, 9],
  [62, 0],
  [84, 0],
  [84, 22, 8],
  [62, 22],
  [84, 22, 8],
  [84, 0],
  [100, 0],
  [100, 44],
  [100, 0],
  [140, 0],
  [140, 26, 9],
  [100, 26],
  [140, 26, 9],
  [140, 0],
  [164, 0],
  [164, 22, 8],
  [140, 22],
  [164, 22, 8],
  [164, 0],
  [190, 0],
  [190, 44],
  [190, 0],
  [222, 0],
  [222, 44],
  [222, 0],
  [240, 0],
  [240, 24, 8],
  [222, 24],
  [240, 24, 8],
  [240, 0],
  [257, 0],
  [257, 44],
  [257, 0],
];

/** Draws the mill: the wheel from the water on its left, and the house to the street on its right. */
export function drawMill(pen: CordPen, place: Place): CordPen {
  return drawThing(drawThing(pen, place, wheelPoints), place, housePoints);
}

/** How far the wheel reaches to the left of the house, and below the line; the height of the chimney. */
export const millReach = { left: 120, below: 42, above: 262 };
