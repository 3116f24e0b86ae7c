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

const sum = (parts: readonly Part[]) => parts.reduce((all, { size }) => all + size, 0);

/** Returns the worst aspect ratio of the rectangles in a row along a side: 1 is a square. */
function worst(row: readonly Part[], side: number, scale: number): number {
  const total = sum(row) * scale;
  const thick = total / side;
  return Math.max(
    ...row.map(({ size }) => {
      const long = (size * scale) / thick;
      return Math.max(long / thick, thick / long);
    }),
  );
}

/**
 * Divides a rectangle of `ratio` (width to height) into one rectangle for each part, as square
 * as possible, with areas proportional to sizes (squarified treemap, Bruls et al. 2000). Parts are given largest first.
 */
export function treemapOf<T extends Part>(parts: readonly T[], ratio: number): Area<T>[] {
  const left = [...parts].sort((a, b) => b.size - a.size);
  const scale = ratio / sum(left);
  const areas: Area<T>[] = [];
  let [x, y, w, h] = [0, 0, ratio, 1];
  while (left.length > 0) {
    const side = Math.min(w, h);
    const row = [left.shift() as T];
    while (left[0] && worst([...row, left[0]], side, scale) <= worst(row, side, scale))
      row.push(left.shift() as T);
    const thick = (sum(row) * scale) / side;
    let along = 0;
    for (const part of row) {
      const long = (part.size * scale) / thick;
      const upright = w >= h;
      areas.push({
        part,
        x: ((upright ? x : x + along) / ratio) * 100,
        y: (upright ? y + along : y) * 100,
        w: ((upright ? thick : long) / ratio) * 100,
        h: (upright ? long : thick) * 100,
      });
      along += long;
    }
    if (w >= h) [x, w] = [x + thick, w - thick];
    else [y, h] = [y + thick, h - thick];
  }
  return areas;
}
