/** Position in a knot: parts of a week from its left, and hours above the knot's lower end. */
export type KnotPoint = readonly [across: number, hours: number];

/** A loop as a hand lays it. Lengths across are in parts of a week, lengths along in hours. */
interface Loop {
  middle: number;
  halfWidth: number;
  halfHeight: number;
  /** Height above its even place. */
  lift: number;
  /** Distance by which its upper end leans to the right of its lower end. */
  lean: number;
}

/** None is like the one before, and the cord crosses itself with room round each crossing. */
const loops: readonly Loop[] = [
  { middle: 0.35, halfWidth: 0.29, halfHeight: 0.72, lift: -0.09, lean: 0.04 },
  { middle: 0.46, halfWidth: 0.29, halfHeight: 0.46, lift: -0.09, lean: -0.29 },
  { middle: 0.52, halfWidth: 0.38, halfHeight: 0.67, lift: -0.17, lean: 0.05 },
  { middle: 0.49, halfWidth: 0.38, halfHeight: 0.59, lift: -0.24, lean: 0.07 },
  { middle: 0.58, halfWidth: 0.38, halfHeight: 0.77, lift: 0.25, lean: 0.25 },
];

/** From the left, as straight as before. */
const wayIn: readonly KnotPoint[] = [
  [0.2, 0],
  [0.42, 0.05],
];

/** Way of the end that goes down through the loops again: across, and part of the height left. */
const wayOut: readonly KnotPoint[] = [
  [0.15, 0.76],
  [0.54, 0.52],
  [0.62, 0.28],
  [0.79, 0.08],
  [0.93, 0.01],
];

/** Returns the shape between two loops. */
function loopAt(turns: number): Loop {
  const index = Math.floor(turns);
  const part = turns - index;
  const weight = part * part * (3 - 2 * part);
  const from = loops[index % loops.length] as Loop;
  const to = loops[(index + 1) % loops.length] as Loop;
  const between = (name: keyof Loop) => from[name] * (1 - weight) + to[name] * weight;
  return {
    middle: between('middle'),
    halfWidth: between('halfWidth'),
    halfHeight: between('halfHeight'),
    lift: between('lift'),
    lean: between('lean'),
  };
}

const pointsPerTurn = 6;

/**
 * Returns the points of a knot with one loop for each hour, as high as its hours: in from the left,
 * up in loops, down again through some of them, and out at the right.
 * @param count number of loops
 * @param exit hours at which the cord leaves, from 0 to `count`
 */
export function knotPoints(count: number, exit: number): readonly KnotPoint[] {
  const end = count - 0.5;
  const [bottom, top] = [loopAt(0).halfHeight, count - loopAt(end).halfHeight];
  const up = Array.from({ length: end * pointsPerTurn }, (_, index): KnotPoint => {
    const turns = (index + 1) / pointsPerTurn;
    const { middle, halfWidth, halfHeight, lift, lean } = loopAt(turns);
    const angle = turns * 2 * Math.PI;
    const hours = bottom + ((top - bottom) * turns) / end + (turns === end ? 0 : lift);
    return [
      middle + halfWidth * Math.sin(angle) - (lean / 2) * Math.cos(angle),
      Math.min(hours - halfHeight * Math.cos(angle), count),
    ];
  });
  const down = wayOut.map(([across, part]): KnotPoint => [across, exit + (count - exit) * part]);
  return [...wayIn, ...up, ...down, [1, exit]];
}
