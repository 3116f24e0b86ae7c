import { formatCents } from '../../content/cart.ts';

interface CostTableProps {
  heading: string;
  rows: readonly { title: string; cents: number }[];
  /** Label of the sum. */
  total: string;
  className?: string;
}

/** Table of costs in US dollars, with their sum in its last row. */
export function CostTable({ heading, rows, total, className }: CostTableProps) {
  const sum = rows.reduce((all, { cents }) => all + cents, 0);
  return (
    <table className={className}>
      <caption>{heading}</caption>
      <tbody>
        {rows.map(({ title, cents }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{formatCents(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{formatCents(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
