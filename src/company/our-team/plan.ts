/** Side of a bench on which its owner sits. */
export type Seat = 'below' | 'above' | 'right';

/** Hit area of a bench, in percent of the plan. */
export interface BenchArea {
  seat: Seat;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Size of the drawing, `art/drawn/benches/floor.ts`; the unit of the benches here. */
const drawing = { width: 1600, height: 1200 } as const;

/** Center of each bench in the drawing and side of its seat, by the person's id. */
const centers: Readonly<Record<number, readonly [x: number, y: number, seat: Seat]>> = {
  3: [190, 310, 'below'],
  7: [415, 310, 'below'],
  4: [640, 310, 'below'],
  6: [865, 310, 'below'],
  8: [190, 960, 'above'],
  5: [415, 960, 'above'],
  2: [640, 960, 'above'],
  1: [1135, 745, 'right'],
  9: [1135, 975, 'right'],
};

/** Distances from the center of a bench to the edges of its hit area: left, up, right, down. */
const extents = {
  below: [100, 65, 100, 250],
  above: [100, 250, 100, 65],
  right: [100, 68, 190, 130],
} as const;

/** Returns the hit area of a person's bench; undefined for a person without one. */
export function benchArea(id: number): BenchArea | undefined {
  const center = centers[id];
  if (!center) return undefined;
  const [x, y, seat] = center;
  const [left, up, right, down] = extents[seat];
  return {
    seat,
    left: (100 * (x - left)) / drawing.width,
    top: (100 * (y - up)) / drawing.height,
    width: (100 * (left + right)) / drawing.width,
    height: (100 * (up + down)) / drawing.height,
  };
}
