import { WideLine } from './wide-line.tsx';
import '../../themes/tones.css';
import './prices-poster.css';

interface PricesPosterProps {
  id: string;
  heading: string;
  tall: string;
  tallText: string;
  tiny: string;
  tinyText: string;
  /** Table of invoices. */
  table: {
    caption: string;
    heads: readonly [string, string, string, string];
    rows: readonly { name: string; face: string; by: string; bill: string }[];
  };
  note: string;
}

/** Two prices, one as wide as the window and one tiny, and a table of invoices. */
export function PricesPoster(props: PricesPosterProps) {
  const { id, heading, tall, tallText, tiny, tinyText, table, note } = props;
  return (
    <section id={id} data-tone="accent" className="barn barn-prices">
      <h2 className="barn-small">{heading}</h2>
      <p>
        <WideLine text={tall} />
        <span className="barn-small barn-price-text">{tallText}</span>
      </p>
      <p className="barn-price-tiny">
        <b>{tiny}</b> <span className="barn-small">{tinyText}</span>
      </p>
      <div className="barn-bills">
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ name, face, by, bill }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{face}</td>
                <td>{by}</td>
                <td>{bill}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="barn-small">{note}</p>
      </div>
    </section>
  );
}
