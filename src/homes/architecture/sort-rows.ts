/** A project as a row of the table. */
export interface ProjectRow {
  id: string;
  title: string;
  place: string;
  kind: string;
  year: number;
  /** Square feet. */
  area: number;
  status: string;
}

/** Sortable columns of the table. */
export type Column = Exclude<keyof ProjectRow, 'id'>;

/** Sort order of the table. */
export interface Order {
  column: Column;
  descending: boolean;
}

/** Returns the rows in an order; equal ones keep their order. Letter case does not count. */
export function sortRows(rows: readonly ProjectRow[], { column, descending }: Order): ProjectRow[] {
  const direction = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * String(a).localeCompare(String(b), 'en-US', { sensitivity: 'base' });
  });
}

/** Returns the order after a press on a column's header: numbers begin with the largest, words with A. */
export const nextOrder = (order: Order, column: Column): Order =>
  order.column === column
    ? { column, descending: !order.descending }
    : { column, descending: column === 'year' || column === 'area' };
