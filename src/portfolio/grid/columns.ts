/** Columns of a grid, partly filled with cells. */
export interface Columns {
  /** Number of filled rows of each column. */
  ends: readonly number[];
  /** First row of the last cell, from 0. */
  row: number;
  /** Column of the last cell, from 0; -1 before the first cell. */
  column: number;
}

/** Number of columns that the head spans. */
const headColumns = 2;

/** Returns columns that are empty below a head of this many rows; without one, from the top. */
export const emptyColumns = (count: number, headRows = 0): Columns => ({
  ends: Array.from({ length: count }, (_, index) => (index < headColumns ? headRows : 0)),
  row: 0,
  column: headRows > 0 ? headColumns - 1 : -1,
});

/**
 * Adds a cell like CSS grid auto-placement (sparse): in order, at the first position with room
 * after the last cell.
 */
export function addCell({ ends, row, column }: Columns, span: number): Columns {
  let [rowIndex, columnIndex] = [row, column + 1];
  while (columnIndex === ends.length || (ends[columnIndex] ?? 0) > rowIndex) {
    if (columnIndex < ends.length) columnIndex += 1;
    else [rowIndex, columnIndex] = [rowIndex + 1, 0];
  }
  return {
    ends: ends.with(columnIndex, rowIndex + span),
    row: rowIndex,
    column: columnIndex,
  };
}
