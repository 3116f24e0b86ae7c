import { addCell, type Columns, emptyColumns } from './columns.ts';

/** Row span of the head, the first tile of masonry. */
export const headRows = 11;
/** Number of last cards whose row span may be adjusted. */
const adjustableCards = 4;
/** Possible adjustments of a row span, in rows. */
const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4];
/** Possible heights of the closing tile, in rows. */
const closingHeights = Array.from({ length: 16 }, (_, index) => index + 8);

const unevenness = ({ ends }: Columns): number => Math.max(...ends) - Math.min(...ends);

/**
 * Candidate arrangement of all cells in three and in two columns, with the adjustments of the last
 * cards.
 */
interface Arrangement {
  three: Columns;
  two: Columns;
  changes: readonly number[];
}

/** Returns every combination of adjustments of the last cards. */
const allArrangements = (start: Arrangement, spans: readonly number[]): Arrangement[] =>
  spans.reduce<Arrangement[]>(
    (arrangements, span) =>
      arrangements.flatMap(({ three, two, changes }) =>
        steps.map((step) => ({
          three: addCell(three, span + step),
          two: addCell(two, span + step),
          changes: [...changes, step],
        })),
      ),
    [start],
  );

/**
 * Returns row spans with which a three-column masonry ends flush: those of the cards, the last of
 * which are adjusted by up to four rows, and that of the closing tile. Two columns end as evenly
 * as possible.
 */
export function balanceColumns(spans: readonly number[]): { spans: number[]; closing: number } {
  const fixedSpans = spans.slice(0, -adjustableCards);
  const start = {
    three: fixedSpans.reduce(addCell, emptyColumns(3, headRows)),
    two: fixedSpans.reduce(addCell, emptyColumns(2, headRows)),
    changes: [],
  };
  let best = { cost: Infinity, changes: [] as readonly number[], closing: 0 };
  for (const { three, two, changes } of allArrangements(start, spans.slice(-adjustableCards))) {
    const totalChange = changes.reduce((sum, step) => sum + Math.abs(step), 0);
    for (const closing of closingHeights) {
      const cost = 100 * unevenness(addCell(three, closing)) + 2 * unevenness(two) + totalChange;
      if (cost < best.cost) best = { cost, changes, closing };
    }
  }
  const firstAdjusted = spans.length - best.changes.length;
  return {
    spans: spans.map((span, index) => span + (best.changes[index - firstAdjusted] ?? 0)),
    closing: best.closing,
  };
}
