/** A project as a line of the table. */
export interface ProjectRow {
  id: string;
  title: string;
  place: string;
  kind: string;
  year: number;
  /** Square feet. */
  area: number;
  state: string;
}

/** What the table can be sorted by. */
export type Column = Exclude<keyof ProjectRow, 'id'>;

/** A column, and whether from its largest to its smallest. */
export interface Order {
  column: Column;
  descending: boolean;
}

/** The rows in an order; equal ones stay as they stood. Letter case does not count. */
export function sortedRows(
  rows: readonly ProjectRow[],
  { column, descending }: Order,
): ProjectRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * String(a).localeCompare(String(b), 'en-US', { sensitivity: 'base' });
  });
}

/** What a press on a column's head asks for: figures begin with the largest, words with A. */
export const nextOrder = (now: Order, column: Column): Order =>
  now.column === column
    ? { column, descending: !now.descending }
    : { column, descending: column === 'year' || column === 'area' };
