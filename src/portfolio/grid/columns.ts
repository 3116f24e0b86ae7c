/** Filled columns of a grid: the end of each in rows, and the position of the last cell. */
export interface Columns {
  ends: readonly number[];
  row: number;
  column: number;
}

/** Returns empty columns. */
export const emptyColumns = (count: number): Columns => ({
  ends: Array.from({ length: count }, () => 0),
  row: 0,
  column: -1,
});

/**
 * Adds a cell like CSS grid auto-placement (sparse): in order, at the first position with room
 * after the last cell.
 */
export function withCell({ ends, row, column }: Columns, span: number): Columns {
  let [line, at] = [row, column + 1];
  while (at === ends.length || (ends[at] ?? 0) > line) {
    if (at < ends.length) at += 1;
    else [line, at] = [line + 1, 0];
  }
  return { ends: ends.with(at, line + span), row: line, column: at };
}
