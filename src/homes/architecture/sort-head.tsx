'use client';
import type { Column, Order } from './sort-rows.ts';

interface SortHeadProps {
  column: Column;
  title: string;
  order: Order;
  /** Renders a button; false in HTML without script. */
  hydrated: boolean;
  onSort: () => void;
}

/**
 * Header cell of a column: a button once hydrated, and plain text before that.
 *
 * @internal
 */
export function SortHead({ column, title, order, hydrated, onSort }: SortHeadProps) {
  const isSorted = order.column === column;
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      {hydrated ? (
        <button type="button" onClick={onSort}>
          {title}
        </button>
      ) : (
        <span>{title}</span>
      )}
    </th>
  );
}
