/** Point or size, in units of a stamp's drawing. */
export type Point = readonly [x: number, y: number];

/** Returns the scale (pixels per unit) at which a drawing of `size` fits into a box (`object-fit: contain`). */
export const scaleIn = ([width, height]: Point, box: Point): number =>
  Math.min(box[0] / width, box[1] / height);

const clampTo = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Clamps a point to the stamp, in whole units. */
export const clampToStamp = ([x, y]: Point, [width, height]: Point): Point => [
  Math.round(clampTo(x, width)),
  Math.round(clampTo(y, height)),
];

/** Converts a point in the box, in pixels, into a point on the centered stamp. */
export function toStampPoint(point: Point, box: Point, size: Point): Point {
  const scale = scaleIn(size, box);
  return clampToStamp(
    [(point[0] - box[0] / 2) / scale + size[0] / 2, (point[1] - box[1] / 2) / scale + size[1] / 2],
    size,
  );
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the point that an arrow key moves to, in smaller steps with Shift; undefined for other keys. */
export function pointAfter(
  key: string,
  current: Point,
  size: Point,
  isFine: boolean,
): Point | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const distance = Math.max(...size) * (isFine ? 0.006 : 0.03);
  return clampToStamp([current[0] + step[0] * distance, current[1] + step[1] * distance], size);
}

/** Returns the index of the nearest mark within `maxDistance` units; -1 for none. */
export function nearestMark(point: Point, marks: readonly Point[], maxDistance: number): number {
  let [nearest, leastDistance] = [-1, maxDistance];
  marks.forEach(([x, y], index) => {
    const distance = Math.hypot(x - point[0], y - point[1]);
    if (distance > leastDistance) return;
    leastDistance = distance;
    nearest = index;
  });
  return nearest;
}

/** Magnifications of the loupe, relative to the stamp beside it. */
export const magnifications = [4, 8] as const;

/** Returns the magnification for the keys + and -. */
export function magnificationFor(key: string): number | undefined {
  if (key === '+' || key === '=') return magnifications[1];
  if (key === '-') return magnifications[0];
  return undefined;
}
