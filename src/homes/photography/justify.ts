/** Row of pictures. */
export interface JustifiedRow {
  /** Number of pictures. */
  count: number;
  /** Sum of their aspect ratios (width over height). */
  ratioSum: number;
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
export const heightOf = ({ count, ratioSum }: JustifiedRow, width: number, gap: number): number =>
  (width - gap * (count - 1)) / ratioSum;

/** Returns the cost of a height: its squared logarithmic deviation from the target. */
const rowCost = (height: number, target: number): number =>
  height > 0 ? Math.log(height / target) ** 2 : Number.POSITIVE_INFINITY;

/**
 * Breaks pictures into justified rows, in their order, so that the heights of
 * all rows are as near to the target as possible, the last row included.
 */
export function justify(ratios: readonly number[], settings: JustifySettings): JustifiedRow[] {
  const { width, target, gap } = settings;
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end++) {
    let ratioSum = 0;
    let bestBreak = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    for (let start = end - 1; start >= 0; start--) {
      ratioSum += ratios[start] ?? 1;
      const row = { count: end - start, ratioSum };
      const height = heightOf(row, width, gap);
      const cost = (best[start]?.cost ?? 0) + rowCost(height, target);
      if (cost < bestBreak.cost) bestBreak = { cost, start };
      if (height < target / 4) break;
    }
    best.push(bestBreak);
  }
  const rows: JustifiedRow[] = [];
  for (let end = ratios.length; end > 0; ) {
    const start = Math.min(best[end]?.start ?? 0, end - 1);
    const ratioSum = ratios.slice(start, end).reduce((total, ratio) => total + ratio, 0);
    rows.unshift({ count: end - start, ratioSum });
    end = start;
  }
  return rows;
}
