import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import aboutRiverStyles from './about-river.module.css';
import styles from './prices-fees.module.css';

interface PricesFeesProps {
  id: string;
  /** Picture of a pencil whose line continues beyond the right edge. */
  img: PictureName;
  heading: string;
  caption: string;
  columns: readonly [item: string, fee: string];
  rows: readonly (readonly [item: string, fee: string])[];
  note: { heading: string; text: string };
}

/** List of fees below a red line that continues the drawing of a pencil. */
export function PricesFees(props: PricesFeesProps) {
  const { id, img, heading, caption, columns, rows, note } = props;
  return (
    <section id={id} className={styles.fees}>
      <div className={`${aboutRiverStyles.feesPoint} ${styles.feesPoint}`}>
        <Picture name={img} sizes="(width >= 48rem) 62vw, 100vw" />
        <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 8C60 12 110 7 180 15S310 18 400 30" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <h2 className={styles.feesTitle}>{heading}</h2>
      <table className={styles.feesTable}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([item, fee]) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              <td>{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.feesNote}>
        <h3>{note.heading}</h3>
        <p>{note.text}</p>
      </div>
    </section>
  );
}
