'use client';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { SortHead } from './sort-head.tsx';
import { type Column, nextOrder, type Order, type ProjectRow, sortedRows } from './sort-rows.ts';
import './project-table.css';

interface ProjectTableProps {
  caption: string;
  columns: readonly { column: Column; title: string }[];
  rows: readonly ProjectRow[];
  /** Announced after sorting; `{column}` and `{way}` are filled in. */
  sorted: string;
  ways: { up: string; down: string };
}

const newestFirst: Order = { column: 'year', descending: true };

/** Returns the project in the URL's hash; at the start it is the first of the list. */
function useOpenPlan(first: string): string {
  const [open, setOpen] = useState(first);
  useEffect(() => {
    const look = () => {
      const named = location.hash.startsWith('#plan-') ? location.hash.slice(6) : undefined;
      // Another place on the page closes no plan, and none opens the first.
      setOpen(document.querySelector('.sheet:target') ? (named ?? first) : first);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [first]);
  return open;
}

/** All projects in a table that sorts by any column; the name of each leads to its plan. */
export function ProjectTable({ caption, columns, rows, sorted, ways }: ProjectTableProps) {
  const live = useHydrated();
  const [order, setOrder] = useState(newestFirst);
  const [changed, setChanged] = useState(false);
  const open = useOpenPlan(rows[0]?.id ?? '');
  const title = columns.find(({ column }) => column === order.column)?.title ?? '';
  const way = order.descending ? ways.down : ways.up;
  return (
    <>
      <table className="projects">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((head) => (
              <SortHead
                key={head.column}
                {...head}
                order={order}
                live={live}
                onSort={() => {
                  setOrder(nextOrder(order, head.column));
                  setChanged(true);
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedRows(rows, order).map(({ id, ...row }) => (
            <tr key={id} data-open={id === open || undefined}>
              <th scope="row">
                <a href={`#plan-${id}`} aria-current={id === open || undefined}>
                  {row.title}
                </a>
                <small>{`${row.kind}, ${row.place}. ${row.state}`}</small>
              </th>
              <td>{row.place}</td>
              <td>{row.kind}</td>
              <td>{row.year}</td>
              <td>{row.area.toLocaleString('en-US')}</td>
              <td>{row.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {changed && sorted.replace('{column}', title).replace('{way}', way)}
      </p>
    </>
  );
}
