/** Point or size, in units of a stamp's drawing. */
export type Place = readonly [x: number, y: number];

/** Returns the scale (pixels per unit) at which a drawing of `size` fits into a box (`object-fit: contain`). */
export const scaleIn = ([width, height]: Place, box: Place): number =>
  Math.min(box[0] / width, box[1] / height);

const within = (value: number, max: number) => Math.min(max, Math.max(0, value));

/** Clamps a point to the stamp, in whole units. */
export const onStamp = ([x, y]: Place, [width, height]: Place): Place => [
  Math.round(within(x, width)),
  Math.round(within(y, height)),
];

/** Converts a point in the box, in pixels, into a point on the centered stamp. */
export function placeUnder(point: Place, box: Place, size: Place): Place {
  const scale = scaleIn(size, box);
  return onStamp(
    [(point[0] - box[0] / 2) / scale + size[0] / 2, (point[1] - box[1] / 2) / scale + size[1] / 2],
    size,
  );
}

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the point that an arrow key moves to, in smaller steps with Shift; undefined for other keys. */
export function placeAfter(
  key: string,
  from: Place,
  size: Place,
  isFine: boolean,
): Place | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const wide = Math.max(...size) * (isFine ? 0.006 : 0.03);
  return onStamp([from[0] + step[0] * wide, from[1] + step[1] * wide], size);
}

/** Returns the index of the nearest mark within `maxDistance` units; -1 for none. */
export function markUnder(at: Place, marks: readonly Place[], maxDistance: number): number {
  let [found, least] = [-1, maxDistance];
  marks.forEach(([x, y], index) => {
    const away = Math.hypot(x - at[0], y - at[1]);
    if (away > least) return;
    least = away;
    found = index;
  });
  return found;
}

/** Magnifications of the loupe, relative to the stamp beside it. */
export const strengths = [4, 8] as const;

/** Returns the magnification for the keys + and -. */
export function strengthAfter(key: string): number | undefined {
  if (key === '+' || key === '=') return strengths[1];
  if (key === '-') return strengths[0];
  return undefined;
}
