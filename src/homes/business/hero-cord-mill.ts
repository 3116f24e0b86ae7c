import type { CordPen, Vector } from '../../blocks/cord/cord-pen.ts';
import { drawThing, type Place, type Point } from './hero-cord-shape.ts';

/** Measures of the wheel; the inner rim touches the water. */
const wheel = { right: -66, up: 34, outer: 54, inner: 34, boards: 12, slant: 0.5 };
/** Boards from one spoke to the next. */
const spoke = 3;
/** Angle from one board to the next. */
const pitch = (2 * Math.PI) / wheel.boards;
/** Angle of the first board, which meets the surface of the water at the left. */
const start = Math.PI + Math.asin(wheel.up / wheel.outer);

/**
 * Draws the wheel from the water on its left, once round with the clock and back along its inner rim:
 * two rims with slanted boards between them, which hold the water, and four spokes.
 */
function drawWheel(pen: CordPen, { x, y, scale }: Place): CordPen {
  const { right, up, outer, inner, boards, slant } = wheel;
  const at = (board: number, radius: number, along = 0): Vector => {
    const angle = start - board * pitch;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      Math.round(x + (right + radius * cos + along * sin) * scale),
      Math.round(y - (up + radius * sin - along * cos) * scale),
    ];
  };
  const to = (board: number, radius: number) => pen.to(...at(board, radius));
  const arc = (board: number, count: number, radius: number) => {
    const bow = (4 / 3) * Math.tan((count * pitch) / 4) * radius;
    const end = board + count;
    pen.curve(...at(board, radius, bow), ...at(end, radius, -bow), ...at(end, radius));
  };
  to(0, outer);
  for (let board = 0; board < boards; board += 1) {
    to(board + slant, inner);
    if (board % spoke === 0) to(board + slant, 0).to(...at(board + slant, inner));
    to(board, outer);
    arc(board, 1, outer);
  }
  to(slant, inner);
  for (let board = slant; board < boards; board += spoke) arc(board, spoke, inner);
  return to(0, outer);
}

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
  return drawThing(drawWheel(pen, place), place, housePoints);
}

/** Reach of the wheel to the left of the house, and room for it below the line. */
export const millReach = { left: 120, below: 42 };
