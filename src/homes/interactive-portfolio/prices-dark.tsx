import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { lengthText } from './minutes-of-dark.ts';
import styles from './prices-dark.module.css';

interface PricesDarkProps {
  id: string;
  /** Portrait picture of folded blankets. */
  img: PictureName;
  heading: string;
  text: string;
  columns: readonly [night: string, dark: string, price: string];
  /** Nights of the year with their minutes of dark. */
  rows: readonly { title: string; minutes: number; price: string }[];
  care: { heading: string; text: string };
}

/** Renders prices by length of the night, beside a picture of blankets. */
export function PricesDark({ id, img, heading, text, columns, rows, care }: PricesDarkProps) {
  return (
    <section id={id} className={styles.price}>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 46vw, 100vw"
        className={styles.pricePicture}
      />
      <div className={styles.priceText}>
        <h2 className={styles.priceHeading}>{heading}</h2>
        <p>{text}</p>
        <table className={styles.priceTable}>
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
            {rows.map(({ title, minutes, price }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{lengthText(minutes)}</td>
                <td className={styles.priceSum}>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className={styles.priceCare}>{care.heading}</h3>
        <p>{care.text}</p>
      </div>
    </section>
  );
}
