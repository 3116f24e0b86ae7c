import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './stats-battery.module.css';

interface StatsBatteryProps {
  id: string;
  /** Close-up of a figure on a screen. */
  img: PictureName;
  heading: string;
  text: string;
  caption: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
  footnote: string;
}

/** Battery use of a day: the figure under a loupe, and the phones that it was measured on. */
export function StatsBattery(props: StatsBatteryProps) {
  const { id, img, heading, text, caption, columns, rows, footnote } = props;
  return (
    <section id={id} className={styles.section}>
      <CroppedPicture name={img} sizes="100vw" className={styles.glass} />
      <div className={styles.content}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.sheet}>
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
            {rows.map(([phone, age, share]) => (
              <tr key={phone}>
                <th scope="row">{phone}</th>
                <td>{age}</td>
                <td>{share}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`${styles.foot} text-note text-muted`}>{footnote}</p>
      </div>
    </section>
  );
}
