/** A wall: how high its rows would best be, and the gap between two pictures, in percent of its width. */
export interface Wall {
  height: number;
  gap: number;
}

/** The wall of a phone, and that of a desk; the sheet has the same gaps. */
export const walls = {
  narrow: { height: 28, gap: 2 },
  wide: { height: 20, gap: 0.65 },
} as const satisfies Record<string, Wall>;

/** How far a height may be from the best one, and in which steps it goes there. */
const [most, step] = [0.25, 0.004];
/** Browsers round; no row may hang on a thousandth. */
const wobbles = [0.998, 1, 1.002];

/** How much of each row is filled where pictures of these shapes (width to height) wrap, 0 to 1. */
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
 * The height at which the row that has to be stretched most is stretched least, and the last row is a
 * row like all others. It holds at every width of the wall, so nothing has to measure anything.
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
