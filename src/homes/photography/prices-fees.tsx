import styles from './prices-fees.module.css';

interface PricesFeesProps {
  id: string;
  heading: string;
  days: readonly { title: string; price: string; text: string }[];
  licenses: {
    heading: string;
    text: string;
    columns: readonly string[];
    rows: readonly { title: string; prices: readonly string[] }[];
  };
}

/** Prices per day and per license. */
export function PricesFees({ id, heading, days, licenses }: PricesFeesProps) {
  return (
    <section id={id} className={styles.fees}>
      <h2 className={styles.feesHeading}>{heading}</h2>
      <dl className={styles.feesDays}>
        {days.map(({ title, price, text }) => (
          <div key={title}>
            <dt>
              {title} <b>{price}</b>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.feesLicenses}>
        <div>
          <h3 className={styles.feesSmall}>{licenses.heading}</h3>
          <p>{licenses.text}</p>
        </div>
        <table>
          <thead>
            <tr>
              {licenses.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {licenses.rows.map(({ title, prices }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {prices.map((price, index) => (
                  <td key={licenses.columns[index + 1]}>{price}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
