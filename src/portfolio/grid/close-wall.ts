/** Lines that the head takes, the first tile of masonry. */
const head = 13;
/** How many of the last cards may be a little higher or lower, and by how many lines. */
const last = 4;
const steps = [0, 1, -1, 2, -2];
/** Heights of the tile that closes the wall, in lines. */
const closing = [9, 10, 11, 12, 13, 14, 15, 16];

/** Where the columns end when cells of these heights are placed as a browser's grid places them, in order. */
export function columnEnds(spans: readonly number[], columns: number): number[] {
  const ends = Array.from({ length: columns }, () => 0);
  let [row, column] = [0, -1];
  for (const span of spans) {
    do {
      column += 1;
      if (column === columns) [row, column] = [row + 1, 0];
    } while ((ends[column] ?? 0) > row);
    ends[column] = row + span;
  }
  return ends;
}

const ragged = (spans: readonly number[], columns: number): number => {
  const ends = columnEnds(spans, columns);
  return Math.max(...ends) - Math.min(...ends);
};

/** Every way to take one of the steps for each of so many cards. */
const changes = (count: number): number[][] =>
  count === 0
    ? [[]]
    : changes(count - 1).flatMap((before) => steps.map((step) => [...before, step]));

/**
 * Heights with which a wall of three columns ends in one line: those of the cards, of which the last
 * few give or take a line or two, and that of the tile behind them. Two columns end as evenly as goes.
 */
export function closeWall(spans: readonly number[]): { spans: number[]; closing: number } {
  const kept = spans.slice(0, -last);
  const tries = changes(Math.min(last, spans.length)).flatMap((change) => {
    const changed = [
      ...kept,
      ...spans.slice(-last).map((span, index) => span + (change[index] ?? 0)),
    ];
    const cost = change.reduce((sum, step) => sum + Math.abs(step), 0);
    const two = ragged([head, ...changed], 2);
    return closing.map((tile) => ({
      spans: changed,
      closing: tile,
      cost: 100 * ragged([head, ...changed, tile], 3) + 2 * two + cost,
    }));
  });
  const [best] = tries.toSorted((one, other) => one.cost - other.cost);
  return best ? { spans: best.spans, closing: best.closing } : { spans: [...spans], closing: head };
}
