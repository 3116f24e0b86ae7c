import headingHalvesStyles from './heading-halves.module.css';
import { HeadingHalves } from './heading-halves.tsx';
import styles from './prices-seam.module.css';
import printHalvesStyles from './print-halves.module.css';

interface PricesSeamProps {
  id: string;
  firstHalf: string;
  secondHalf: string;
  columns: readonly [what: string, price: string];
  rows: readonly { what: string; note: string; price: string }[];
  text: readonly [string, string];
}

/** Prices, and what they include. */
export function PricesSeam({ id, firstHalf, secondHalf, columns, rows, text }: PricesSeamProps) {
  return (
    <section
      id={id}
      className={`${headingHalvesStyles.section} ${printHalvesStyles.section} ${styles.tariff}`}
    >
      <HeadingHalves firstHalf={firstHalf} secondHalf={secondHalf} />
      <table className={`${styles.table} ${printHalvesStyles.pricesTable}`}>
        <thead className="sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, note, price }) => (
            <tr key={what}>
              <th scope="row">
                {what} <span className={styles.note}>{note}</span>
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.text}>
        {text.map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
    </section>
  );
}
