import { WideLine } from './wide-line.tsx';
import '../../themes/tones.css';
import styles from './prices-poster.module.css';
import wideLineStyles from './wide-line.module.css';

interface PricesPosterProps {
  id: string;
  heading: string;
  /** Price of a tall screen, in letters as wide as the window. */
  tallPrice: string;
  tallText: string;
  /** Price of a tiny screen. */
  tinyPrice: string;
  tinyText: string;
  /** Table of invoices. */
  table: {
    caption: string;
    columns: readonly [string, string, string, string];
    rows: readonly { name: string; size: string; unit: string; price: string }[];
  };
  note: string;
}

/** Two prices, one as wide as the window and one tiny, and a table of invoices. */
export function PricesPoster(props: PricesPosterProps) {
  const { id, heading, tallPrice, tallText, tinyPrice, tinyText, table, note } = props;
  return (
    <section id={id} data-tone="accent" className={`${wideLineStyles.barn} ${styles.prices}`}>
      <h2 className={wideLineStyles.small}>{heading}</h2>
      <p>
        <WideLine text={tallPrice} />
        <span className={`${wideLineStyles.small} ${styles.priceText}`}>{tallText}</span>
      </p>
      <p className={styles.priceTiny}>
        <b>{tinyPrice}</b> <span className={wideLineStyles.small}>{tinyText}</span>
      </p>
      <div className={styles.bills}>
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ name, size, unit, price }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{size}</td>
                <td>{unit}</td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={wideLineStyles.small}>{note}</p>
      </div>
    </section>
  );
}
