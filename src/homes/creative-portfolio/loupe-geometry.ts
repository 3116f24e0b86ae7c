/** A loupe over a stamp, in units of the stamp's drawing. */
export type Place = readonly [x: number, y: number];

/** Returns the pixels a unit where a drawing of `size` units lies whole within a box of pixels. */
export const scaleIn = ([width, height]: Place, box: Place): number =>
  Math.min(box[0] / width, box[1] / height);

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Returns the nearest place on the stamp itself, in whole units. */
export const onStamp = ([x, y]: Place, [width, height]: Place): Place => [
  Math.round(within(x, width)),
  Math.round(within(y, height)),
];

/** Returns the place under a point of a box of pixels, in whose middle the stamp lies. */
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

/** Returns the place that a key leads to: a step, a fine one with Shift; undefined for other keys. */
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

/** Returns the index of the mark that lies nearest, at most `reach` units away; -1 for none. */
export function markUnder(at: Place, marks: readonly Place[], reach: number): number {
  let [found, least] = [-1, reach];
  marks.forEach(([x, y], index) => {
    const away = Math.hypot(x - at[0], y - at[1]);
    if (away > least) return;
    least = away;
    found = index;
  });
  return found;
}

/** Strengths of the glass: so many times as large as the stamp beside it. */
export const strengths = [4, 8] as const;

/** Returns the strength after a key: plus is the stronger one. */
export function strengthAfter(key: string): number | undefined {
  if (key === '+' || key === '=') return strengths[1];
  if (key === '-') return strengths[0];
  return undefined;
}
