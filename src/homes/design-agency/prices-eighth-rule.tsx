import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-eighth-rule.module.css';

interface PricesEighthRuleProps {
  id: string;
  /** Very wide picture of a rack of posters. */
  img: PictureName;
  heading: string;
  text: string;
  /** Price of rules one to seven, below their numbers. */
  sevenPrice: string;
  /** Price of the eighth rule, below its number. */
  eighthPrice: string;
  caption: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [item: string, price: string, description: string])[];
}

/** Prices: seven rules that cost the same, an eighth that costs extra, and the rest as a table. */
export function PricesEighthRule(props: PricesEighthRuleProps) {
  const { id, img, heading, text, sevenPrice, eighthPrice, caption, columns, rows } = props;
  return (
    <section id={id} className={styles.eighth}>
      <CroppedPicture name={img} sizes="(width >= 48rem) 100vw, 200vw" className={styles.rack} />
      <div className={`${styles.count} font-display tracking-poster`} aria-hidden="true">
        <p>
          <span>1234567</span>
          <small>{sevenPrice}</small>
        </p>
        <p className={styles.alone}>
          <span>8</span>
          <small>{eighthPrice}</small>
        </p>
      </div>
      <div className={`${styles.text} lf-container`}>
        <div className={styles.head}>
          <h2 className="text-h2">{heading}</h2>
          <p>{text}</p>
        </div>
        <table className={styles.table}>
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
            {rows.map(([item, price, description]) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td className={`${styles.price} font-display`}>{price}</td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
