import styles from './figure-table.module.css';

interface FigureTableProps {
  caption: string;
  /** Column headings: quantity, before, after, change. */
  columns: readonly [quantity: string, before: string, after: string, change: string];
  rows: readonly { label: string; value: string; before?: string; change: string }[];
}

/** Renders all figures as a table; on phones each row becomes a small card with the headings in it. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const [quantity, before, after, change] = columns;
  return (
    <table className={styles.figureTable}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" data-label={quantity}>
              {row.label}
            </th>
            <td data-label={before}>{row.before ?? '–'}</td>
            <td data-label={after}>{row.value}</td>
            <td data-label={change}>{row.change || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
