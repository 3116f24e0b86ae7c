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

/** Rooms of the drawing. */
export const roomNames = ['river', 'stairs', 'lane'] as const;
export type RoomName = (typeof roomNames)[number];

type Center = readonly [x: number, y: number, seat: Seat];

/** Center of each bench in the drawing and side of its seat, by room, in the order of the copy. */
const centers: Readonly<Record<RoomName, readonly Center[]>> = {
  river: [
    [190, 310, 'below'],
    [415, 310, 'below'],
    [640, 310, 'below'],
    [865, 310, 'below'],
  ],
  stairs: [
    [1135, 745, 'right'],
    [1135, 975, 'right'],
  ],
  lane: [
    [190, 960, 'above'],
    [415, 960, 'above'],
    [640, 960, 'above'],
  ],
};

/** Distances from the center of a bench to the edges of its hit area: left, up, right, down. */
const extents = {
  below: [100, 65, 100, 250],
  above: [100, 250, 100, 65],
  right: [100, 68, 190, 130],
} as const;

/** Returns the hit area of a bench by its place in a room; undefined for one that is not drawn. */
export function benchArea(room: RoomName, index: number): BenchArea | undefined {
  const center = centers[room][index];
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
