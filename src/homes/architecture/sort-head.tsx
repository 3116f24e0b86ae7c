'use client';
import type { Column, Order } from './sort-rows.ts';

interface SortHeadProps {
  column: Column;
  title: string;
  order: Order;
  /** Script is running: the button sorts. */
  live: boolean;
  onSort: () => void;
}

/** The head of a column: a button once the script can sort, and plain text before that. */
export function SortHead({ column, title, order, live, onSort }: SortHeadProps) {
  const mine = order.column === column;
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={mine ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      {live ? (
        <button type="button" onClick={onSort}>
          {title}
        </button>
      ) : (
        <span>{title}</span>
      )}
    </th>
  );
}
