import { CordPen, cordFromLeft, toRightEdge, type Vector } from '../../blocks/cord/cord-pen.ts';

/** Measures of the drawing for one range of widths, in its units. */
export interface WeightsFrame {
  /** Pegs that the cord is wound round, from left to right: one more than there are pages. */
  pegs: readonly number[];
  /** Height of the cord where nothing pulls at it: the upper edge of the pegs. */
  top: number;
  /** Radius of the turn round a peg. */
  turn: number;
  /** Depth of the heaviest page below `top`; the others are to scale. */
  depth: number;
  /** Side of the heaviest box; the areas of the others are to scale. */
  side: number;
  /** Half the width of the knot above a box. */
  knot: number;
}

/** Square that hangs on the cord. */
export interface HangingBox {
  left: number;
  top: number;
  side: number;
}

export interface WeightsDrawing {
  path: string;
  /** Pieces of the path that lie over another strand. */
  over: string[];
  boxes: HangingBox[];
}

/** Corner of a box. */
const corner = (side: number) => Math.min(12, side / 4);

/**
 * Draws pages that hang on the cord, from peg to peg, by their weight: each pulls the cord as deep as
 * its kilobytes, and its box has as much area.
 */
export function weightsCord(kilobytes: readonly number[], frame: WeightsFrame): WeightsDrawing {
  const { pegs, top, turn, depth, side } = frame;
  const heaviest = Math.max(1, ...kilobytes);
  const over: string[] = [];
  const boxes: HangingBox[] = [];
  const pen = cordFromLeft(top);
  let slope = 0;
  for (const [index, peg] of pegs.entries()) {
    const arrival = slope;
    const onPeg = (angle: number): Vector => [
      peg + turn * Math.sin(angle),
      top + turn * (1 - Math.cos(angle)),
    ];
    const next = pegs[index + 1];
    const share = (kilobytes[index] ?? 0) / heaviest;
    slope = next === undefined ? 0 : Math.atan2(depth * share, (next - peg) / 2);
    pen.to(...onPeg(-arrival));
    pen.trace((angle) => onPeg(angle - arrival), arrival + 2 * Math.PI + slope, 6);
    if (next === undefined) break;
    const knot = { x: (peg + next) / 2, y: top + depth * share, slope, width: frame.knot };
    const size = Math.max(4, side * Math.sqrt(share));
    const tie = size > 5 * frame.knot ? tieTwice : tieOnce;
    boxes.push(tie(pen, over, size, knot));
  }
  return { path: toRightEdge(pen, top), over, boxes };
}

interface Knot {
  x: number;
  /** Height of the first crossing. */
  y: number;
  /** Angle of the cord to the level, on both sides. */
  slope: number;
  /** Half the width of an eye of the knot. */
  width: number;
}

/** Directions of the strands at the crossings below the first: to the right and down. */
const across: Vector = [0.71, 0.7];
const outwards: Vector = [0.84, 0.54];

/** Draws a box from a point of its upper edge to another, by all of its corners. */
function goRound(pen: CordPen, { left, top, side }: HangingBox, first: number, last: number) {
  const [right, bottom, radius] = [left + side, top + side, corner(side)];
  pen.to(first, top).to(right, top, radius).to(right, bottom, radius);
  pen.to(left, bottom, radius).to(left, top, radius).to(last, top);
}

/** Node of a strand of a knot: position from the middle of the knot, and direction there. */
type KnotNode = readonly [x: number, y: number, direction: Vector];

/** Draws the cord through the nodes; `side` is -1 for their mirror image, `way` -1 for backwards. */
function follow(pen: CordPen, x: number, nodes: readonly KnotNode[], side: 1 | -1, way: 1 | -1) {
  for (const [index, [endX, endY, end]] of nodes.slice(1).entries()) {
    const [startX, startY, start] = nodes[index] as KnotNode;
    const reach = Math.hypot(endX - startX, endY - startY) * 0.38 * way;
    pen.curve(
      x + side * (startX + start[0] * reach),
      startY + start[1] * reach,
      x + side * (endX - end[0] * reach),
      endY - end[1] * reach,
      x + side * endX,
      endY,
    );
  }
}

/** Ties a box by a half knot: both strands twist round each other, and cross three times. */
function tieTwice(pen: CordPen, over: string[], side: number, { x, y, slope, width }: Knot) {
  const eye = width * 2.2;
  const shoulder = width * 2;
  const box = { left: x - side / 2, top: y + eye * 2 + width * 0.9, side };
  const along: Vector = [Math.cos(slope), Math.sin(slope)];
  const nodes: readonly KnotNode[] = [
    [0, y, along],
    [width, y + eye / 2, [0, 1]],
    [0, y + eye, [-across[0], across[1]]],
    [-width, y + eye * 1.5, [0, 1]],
    [0, y + eye * 2, outwards],
    [shoulder, box.top, [1, 0]],
  ];
  follow(pen.to(x, y), x, nodes, 1, 1);
  goRound(pen, box, x + shoulder, x - shoulder);
  follow(pen, x, nodes.toReversed(), -1, -1);
  for (const [index, [dx, dy]] of [along, across, outwards].entries()) {
    const level = y + eye * index;
    over.push(
      new CordPen(x - dx * 4.5, level - dy * 4.5).to(x + dx * 4.5, level + dy * 4.5).path(),
    );
  }
  return box;
}

/** Hangs a small box into a turn of the cord. */
function tieOnce(pen: CordPen, _over: string[], side: number, { x, y, width }: Knot) {
  const box = { left: x - side / 2, top: y + width * 0.6, side };
  goRound(pen.to(x, y, 2), box, x + side * 0.24, x - side * 0.24);
  pen.to(x, y, 2);
  return box;
}
