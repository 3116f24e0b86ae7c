/** Columns of a grid as filled so far: where each ends, in lines, and where the last cell was put. */
export interface Columns {
  ends: readonly number[];
  row: number;
  column: number;
}

/** Before the first cell. */
export const emptyColumns = (count: number): Columns => ({
  ends: Array.from({ length: count }, () => 0),
  row: 0,
  column: -1,
});

/** Puts a cell where a browser's grid puts it: in order, at the first place behind the last with room. */
export function withCell({ ends, row, column }: Columns, span: number): Columns {
  let [line, at] = [row, column + 1];
  while (at === ends.length || (ends[at] ?? 0) > line) {
    if (at < ends.length) at += 1;
    else [line, at] = [line + 1, 0];
  }
  return { ends: ends.with(at, line + span), row: line, column: at };
}
