/** Side of a bench on which its owner sits. */
export type Seat = 'below' | 'above' | 'right';

/** Hit area of a bench, in percent of the plan. */
export interface PlanPlace {
  seat: Seat;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Size of the drawing, `art/drawn/benches/floor.ts`; the unit of the benches here. */
const plan = { width: 1600, height: 1200 } as const;

/** Center of each bench by the person's id, as in the drawing. */
const middles: Readonly<Record<number, readonly [x: number, y: number, seat: Seat]>> = {
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

/** Extent of the hit area from the center of its bench: left, up, right, down. */
const reach = {
  below: [100, 65, 100, 250],
  above: [100, 250, 100, 65],
  right: [100, 68, 190, 130],
} as const;

/** Returns the hit area of a person's bench; undefined for a person without one. */
export function planPlace(id: number): PlanPlace | undefined {
  const middle = middles[id];
  if (!middle) return undefined;
  const [x, y, seat] = middle;
  const [left, up, right, down] = reach[seat];
  return {
    seat,
    left: (100 * (x - left)) / plan.width,
    top: (100 * (y - up)) / plan.height,
    width: (100 * (left + right)) / plan.width,
    height: (100 * (up + down)) / plan.height,
  };
}
