import styles from './prices-week.module.css';

interface PricesWeekProps {
  id: string;
  heading: string;
  text: string;
  /** Column headers: that of the products, then each weekday and primer. */
  columns: readonly { id: string; title: string }[];
  rows: readonly { title: string; prices: readonly string[] }[];
  /** Coats and rate of each color. */
  coats: { title: string; values: readonly string[] };
  caption: string;
  /** Price of repainting. */
  repaintText: string;
}

/** Table of prices by weekday, with columns in the colors of the paints. */
export function PricesWeek(props: PricesWeekProps) {
  const { id, heading, text, columns, rows, coats, caption, repaintText } = props;
  return (
    <section id={id} className={styles.pigment}>
      <h2 className={styles.heading}>{heading}</h2>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-label={column.title}>
                {column.title.slice(0, column.id === 'primer' ? undefined : 3)}
                {column.id !== 'primer' && (
                  <span className={styles.rest}>{column.title.slice(3)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, prices }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {prices.map((price, index) => (
                <td key={columns[index]?.id} data-label={columns[index]?.title}>
                  {price}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{coats.title}</th>
            {coats.values.map((value, index) => (
              <td key={columns[index]?.id}>{value}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div className={styles.text}>
        <p>{text}</p>
        <p>{repaintText}</p>
      </div>
    </section>
  );
}
