import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import './prices-eighth-rule.css';

interface PricesEighthRuleProps {
  id: string;
  /** Very wide picture of a rack of posters. */
  media: PictureName;
  heading: string;
  text: string;
  /** Texts below the seven prices, and below the eighth. */
  together: string;
  alone: string;
  caption: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [what: string, price: string, text: string])[];
}

/** Prices: seven rules that cost the same, an eighth that costs extra, and the rest as a table. */
export function PricesEighthRule(props: PricesEighthRuleProps) {
  const { id, media, heading, text, together, alone, caption, columns, rows } = props;
  return (
    <section id={id} className="eighth">
      <CroppedPicture name={media} sizes="(width >= 48rem) 100vw, 200vw" className="eighth-rack" />
      <div className="eighth-count font-display tracking-poster" aria-hidden="true">
        <p>
          <span>1234567</span>
          <small>{together}</small>
        </p>
        <p className="eighth-alone">
          <span>8</span>
          <small>{alone}</small>
        </p>
      </div>
      <div className="eighth-words container">
        <div className="eighth-head">
          <h2 className="text-h2">{heading}</h2>
          <p>{text}</p>
        </div>
        <table className="eighth-table">
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
            {rows.map(([what, price, more]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td className="eighth-price font-display">{price}</td>
                <td>{more}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
