/** Sizes of a row of pictures, in percent of the width of the gallery. */
export interface RowLayout {
  /** Target height. */
  height: number;
  /** Gap between pictures. */
  gap: number;
}

/** Row layouts of phones and desktops; the stylesheet has the same gaps. */
export const rowLayouts = {
  narrow: { height: 28, gap: 2 },
  wide: { height: 20, gap: 0.65 },
} as const satisfies Record<string, RowLayout>;

/** Largest deviation from the target height, as a share of it. */
const maxDeviation = 0.25;
/** Step of the search for the best height, as a share of the target height. */
const searchStep = 0.004;
/** Factors of the height in the search: row breaks must survive browser rounding. */
const roundingFactors = [0.998, 1, 1.002];

/**
 * Returns how much of each row is filled, 0 to 1, when pictures of these aspect ratios (width /
 * height) wrap.
 */
export function rowsFilled(aspectRatios: readonly number[], { height, gap }: RowLayout): number[] {
  const rows: number[] = [];
  for (const aspectRatio of aspectRatios) {
    const width = aspectRatio * height;
    const row = rows.at(-1);
    if (row !== undefined && row + gap + width <= 100) rows.splice(-1, 1, row + gap + width);
    else rows.push(width);
  }
  return rows.map((filled) => Math.min(1, filled / 100));
}

/**
 * Returns the row height that maximizes the fill of the least filled row, including the last. Valid
 * at every width of the gallery, so that nothing is measured at run time.
 */
export function rowHeight(aspectRatios: readonly number[], layout: RowLayout): number {
  const steps = Math.floor(maxDeviation / searchStep);
  const heights = Array.from({ length: steps * 2 + 1 }, (_, index) => {
    const height = layout.height * (1 + (index - steps) * searchStep);
    const rows = roundingFactors.flatMap((factor) =>
      rowsFilled(aspectRatios, { ...layout, height: height * factor }),
    );
    return { height, minFill: Math.min(1, ...rows), deviation: Math.abs(index - steps) };
  });
  heights.sort((a, b) => b.minFill - a.minFill || a.deviation - b.deviation);
  return heights[0]?.height ?? layout.height;
}
