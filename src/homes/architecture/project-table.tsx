'use client';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import styles from './project-table.module.css';
import { SortHead } from './sort-head.tsx';
import { type Column, nextOrder, type Order, type ProjectRow, sortRows } from './sort-rows.ts';

interface ProjectTableProps {
  caption: string;
  columns: readonly { column: Column; title: string }[];
  rows: readonly ProjectRow[];
  /** Announced after sorting; `{column}` and `{direction}` are filled in. */
  sortedMessage: string;
  directions: { ascending: string; descending: string };
}

const newestFirst: Order = { column: 'year', descending: true };

/** Returns the id of the project in the URL's hash (`#plan-…`), else the first of the list. */
function useOpenPlanId(firstId: string): string {
  const [openId, setOpenId] = useState(firstId);
  useEffect(() => {
    const readHash = () => {
      const id = location.hash.startsWith('#plan-') ? location.hash.slice(6) : undefined;
      // Without a targeted plan CSS shows the first one.
      setOpenId(document.querySelector('article:target') ? (id ?? firstId) : firstId);
    };
    readHash();
    addEventListener('hashchange', readHash);
    return () => removeEventListener('hashchange', readHash);
  }, [firstId]);
  return openId;
}

/** Table of all projects, sortable by any column; each name links to the floor plan. */
export function ProjectTable(props: ProjectTableProps) {
  const { caption, columns, rows, sortedMessage, directions } = props;
  const hydrated = useHydrated();
  const [order, setOrder] = useState(newestFirst);
  const [hasSorted, setHasSorted] = useState(false);
  const openId = useOpenPlanId(rows[0]?.id ?? '');
  const title = columns.find(({ column }) => column === order.column)?.title ?? '';
  const direction = order.descending ? directions.descending : directions.ascending;
  return (
    <>
      <table className={styles.projects}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((columnHead) => (
              <SortHead
                key={columnHead.column}
                {...columnHead}
                order={order}
                hydrated={hydrated}
                onSort={() => {
                  setOrder(nextOrder(order, columnHead.column));
                  setHasSorted(true);
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, order).map(({ id, ...row }) => (
            <tr key={id} data-open={id === openId || undefined}>
              <th scope="row">
                <a href={`#plan-${id}`} aria-current={id === openId || undefined}>
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
        {hasSorted && sortedMessage.replace('{column}', title).replace('{direction}', direction)}
      </p>
    </>
  );
}
