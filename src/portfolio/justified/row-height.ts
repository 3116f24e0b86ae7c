/** Target height of rows and gap between pictures, in percent of the width. */
export interface Wall {
  height: number;
  gap: number;
}

/** Walls of phones and desktops; the stylesheet has the same gaps. */
export const walls = {
  narrow: { height: 28, gap: 2 },
  wide: { height: 20, gap: 0.65 },
} as const satisfies Record<string, Wall>;

/** Largest deviation from the target height, and the search step. */
const [most, step] = [0.25, 0.004];
/** Tolerances for rounding in browsers: no row break may depend on a thousandth. */
const wobbles = [0.998, 1, 1.002];

/**
 * Returns how much of each row is filled, 0 to 1, when pictures of these aspect ratios (width /
 * height) wrap.
 */
export function rowsFilled(shapes: readonly number[], { height, gap }: Wall): number[] {
  const rows: number[] = [];
  for (const shape of shapes) {
    const width = shape * height;
    const row = rows.at(-1);
    if (row !== undefined && row + gap + width <= 100) rows.splice(-1, 1, row + gap + width);
    else rows.push(width);
  }
  return rows.map((filled) => Math.min(1, filled / 100));
}

/**
 * Returns the row height that stretches the least filled row, including the last, as little as
 * possible. Valid at every width of the wall, so that nothing is measured at run time.
 */
export function rowHeight(shapes: readonly number[], wall: Wall): number {
  const steps = Math.floor(most / step);
  const heights = Array.from({ length: steps * 2 + 1 }, (_, index) => {
    const height = wall.height * (1 + (index - steps) * step);
    const rows = wobbles.flatMap((by) => rowsFilled(shapes, { ...wall, height: height * by }));
    return { height, least: Math.min(1, ...rows), far: Math.abs(index - steps) };
  });
  heights.sort((a, b) => b.least - a.least || a.far - b.far);
  return heights[0]?.height ?? wall.height;
}
