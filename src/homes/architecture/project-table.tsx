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
  /** Announced after sorting; `{column}` and `{direction}` are filled in. */
  sorted: string;
  directions: { ascending: string; descending: string };
}

const newestFirst: Order = { column: 'year', descending: true };

/** Returns the id of the project in the URL's hash (`#plan-…`), else the first of the list. */
function useOpenPlan(firstId: string): string {
  const [open, setOpen] = useState(firstId);
  useEffect(() => {
    const readHash = () => {
      const id = location.hash.startsWith('#plan-') ? location.hash.slice(6) : undefined;
      // Without a targeted plan CSS shows the first one.
      setOpen(document.querySelector('article:target') ? (id ?? firstId) : firstId);
    };
    readHash();
    addEventListener('hashchange', readHash);
    return () => removeEventListener('hashchange', readHash);
  }, [firstId]);
  return open;
}

/** Table of all projects, sortable by any column; each name links to the floor plan. */
export function ProjectTable({ caption, columns, rows, sorted, directions }: ProjectTableProps) {
  const hydrated = useHydrated();
  const [order, setOrder] = useState(newestFirst);
  const [changed, setChanged] = useState(false);
  const open = useOpenPlan(rows[0]?.id ?? '');
  const title = columns.find(({ column }) => column === order.column)?.title ?? '';
  const direction = order.descending ? directions.descending : directions.ascending;
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
                hydrated={hydrated}
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
                <small>{`${row.kind}, ${row.place}. ${row.status}`}</small>
              </th>
              <td>{row.place}</td>
              <td>{row.kind}</td>
              <td>{row.year}</td>
              <td>{row.area.toLocaleString('en-US')}</td>
              <td>{row.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {changed && sorted.replace('{column}', title).replace('{direction}', direction)}
      </p>
    </>
  );
}
