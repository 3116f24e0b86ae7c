import './prices-fees.css';

interface PricesFeesProps {
  id: string;
  heading: string;
  days: readonly { title: string; price: string; text: string }[];
  licences: {
    heading: string;
    text: string;
    columns: readonly string[];
    rows: readonly { title: string; prices: readonly string[] }[];
  };
  refusals: { heading: string; items: readonly string[] };
}

/** Prices of a day and of a picture's license, and refused jobs: one sheet. */
export function PricesFees({ id, heading, days, licences, refusals }: PricesFeesProps) {
  return (
    <section id={id} className="wr-fees">
      <h2 className="wr-fees-heading">{heading}</h2>
      <dl className="wr-fees-days">
        {days.map(({ title, price, text }) => (
          <div key={title}>
            <dt>
              {title} <b>{price}</b>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="wr-fees-licences">
        <h3 className="wr-fees-small">{licences.heading}</h3>
        <p>{licences.text}</p>
        <table>
          <thead>
            <tr>
              {licences.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {licences.rows.map(({ title, prices }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {prices.map((price, index) => (
                  <td key={licences.columns[index + 1]}>{price}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="wr-fees-no">
        <h3 className="wr-fees-small">{refusals.heading}</h3>
        <ul>
          {refusals.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
