import { type Columns, emptyColumns, withCell } from './columns.ts';

/** Lines that the head takes, the first tile of masonry. */
const head = 13;
/** How many of the last cards may be a little higher or lower, and by how many lines. */
const last = 4;
const steps = [0, 1, -1, 2, -2, 3, -3];
/** Heights of the tile that closes the wall, in lines. */
const closings = Array.from({ length: 16 }, (_, index) => index + 8);

const ragged = ({ ends }: Columns): number => Math.max(...ends) - Math.min(...ends);

/** A wall with all its cards, as three columns and as two, and what the last ones gave or took. */
interface Closed {
  three: Columns;
  two: Columns;
  changes: readonly number[];
}

/** Every way in which the last cards may give or take a line. */
const allWays = (kept: Closed, spans: readonly number[]): Closed[] =>
  spans.reduce<Closed[]>(
    (ways, span) =>
      ways.flatMap(({ three, two, changes }) =>
        steps.map((step) => ({
          three: withCell(three, span + step),
          two: withCell(two, span + step),
          changes: [...changes, step],
        })),
      ),
    [kept],
  );

/**
 * Heights with which a wall of three columns ends in one line: those of the cards, of which the last
 * few give or take up to three lines, and that of the tile behind them. Two columns end as evenly as goes.
 */
export function closeWall(spans: readonly number[]): { spans: number[]; closing: number } {
  const kept = [head, ...spans.slice(0, -last)];
  const start = {
    three: kept.reduce(withCell, emptyColumns(3)),
    two: kept.reduce(withCell, emptyColumns(2)),
    changes: [],
  };
  let best = { cost: Infinity, changes: [] as readonly number[], closing: head };
  for (const { three, two, changes } of allWays(start, spans.slice(-last))) {
    const change = changes.reduce((sum, step) => sum + Math.abs(step), 0);
    for (const closing of closings) {
      const cost = 100 * ragged(withCell(three, closing)) + 2 * ragged(two) + change;
      if (cost < best.cost) best = { cost, changes, closing };
    }
  }
  const first = spans.length - best.changes.length;
  return {
    spans: spans.map((span, index) => span + (best.changes[index - first] ?? 0)),
    closing: best.closing,
  };
}
