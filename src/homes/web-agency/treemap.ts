/** Part of a whole, and its rectangle in percent of the treemap. */
export interface Part {
  title: string;
  size: number;
}
export interface Area<T extends Part> {
  part: T;
  x: number;
  y: number;
  w: number;
  h: number;
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { size }) => total + size, 0);

/** Returns the worst aspect ratio of the rectangles in a row along a side: 1 is a square. */
function worstRatio(row: readonly Part[], side: number, scale: number): number {
  const rowArea = sum(row) * scale;
  const thickness = rowArea / side;
  return Math.max(
    ...row.map(({ size }) => {
      const length = (size * scale) / thickness;
      return Math.max(length / thickness, thickness / length);
    }),
  );
}

/**
 * Divides a rectangle of `ratio` (width to height) into one rectangle for each part, as square
 * as possible, with areas proportional to sizes (squarified treemap, Bruls et al. 2000). Parts are given largest first.
 */
export function treemapOf<T extends Part>(parts: readonly T[], ratio: number): Area<T>[] {
  const remaining = [...parts].sort((a, b) => b.size - a.size);
  const scale = ratio / sum(remaining);
  const areas: Area<T>[] = [];
  let [x, y, w, h] = [0, 0, ratio, 1];
  while (remaining.length > 0) {
    const side = Math.min(w, h);
    const row = [remaining.shift() as T];
    while (
      remaining[0] &&
      worstRatio([...row, remaining[0]], side, scale) <= worstRatio(row, side, scale)
    )
      row.push(remaining.shift() as T);
    const thickness = (sum(row) * scale) / side;
    let offset = 0;
    for (const part of row) {
      const length = (part.size * scale) / thickness;
      const isVertical = w >= h;
      areas.push({
        part,
        x: ((isVertical ? x : x + offset) / ratio) * 100,
        y: (isVertical ? y + offset : y) * 100,
        w: ((isVertical ? thickness : length) / ratio) * 100,
        h: (isVertical ? length : thickness) * 100,
      });
      offset += length;
    }
    if (w >= h) [x, w] = [x + thickness, w - thickness];
    else [y, h] = [y + thickness, h - thickness];
  }
  return areas;
}
