/** One row: the number of its pictures, and the sum of their aspect ratios (width over height). */
export interface JustifiedRow {
  count: number;
  sum: number;
}

interface JustifySettings {
  /** Width of the container, in any unit. */
  width: number;
  /** Target height of a row, in the same unit. */
  target: number;
  /** Gap between two pictures. */
  gap: number;
}

/** Returns the height of a row that fills the width. */
export const heightOf = ({ count, sum }: JustifiedRow, width: number, gap: number): number =>
  (width - gap * (count - 1)) / sum;

/** Returns the cost of a height: its squared logarithmic deviation from the target. */
const strain = (height: number, target: number): number =>
  height > 0 ? Math.log(height / target) ** 2 : Number.POSITIVE_INFINITY;

/**
 * Breaks pictures into justified rows, in their order, so that the heights of
 * all rows are as near to the target as possible, the last row included.
 */
export function justify(shapes: readonly number[], settings: JustifySettings): JustifiedRow[] {
  const { width, target, gap } = settings;
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= shapes.length; end++) {
    let sum = 0;
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    for (let from = end - 1; from >= 0; from--) {
      sum += shapes[from] ?? 1;
      const row = { count: end - from, sum };
      const height = heightOf(row, width, gap);
      const cost = (best[from]?.cost ?? 0) + strain(height, target);
      if (cost < found.cost) found = { cost, from };
      if (height < target / 4) break;
    }
    best.push(found);
  }
  const rows: JustifiedRow[] = [];
  for (let end = shapes.length; end > 0; ) {
    const from = Math.min(best[end]?.from ?? 0, end - 1);
    const sum = shapes.slice(from, end).reduce((total, shape) => total + shape, 0);
    rows.unshift({ count: end - from, sum });
    end = from;
  }
  return rows;
}
