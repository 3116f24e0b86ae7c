import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import aboutManStyles from './about-man.module.css';
import greenBarStyles from './green-bar.module.css';
import styles from './prices-report.module.css';

interface PricesReportProps {
  id: string;
  img: PictureName;
  heading: string;
  text: string;
  columns: readonly [job: string, work: string, travel: string, total: string];
  examples: readonly { title: string; work: string; travel: string; total: string }[];
  others: readonly { title: string; price: string }[];
}

/** Price calculation of five sample jobs as a printed report. */
export function PricesReport(props: PricesReportProps) {
  const { id, img, heading, text, columns, examples, others } = props;
  return (
    <section
      id={id}
      className={`${styles.section} ${aboutManStyles.greenBars} ${greenBarStyles.greenBars} ${greenBarStyles.tornLine}`}
    >
      <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
      <CroppedPicture name={img} sizes="(width >= 62rem) 44vw, 100vw" className={styles.picture} />
      <div className={`${styles.content} ${aboutManStyles.greenBars} ${greenBarStyles.greenBars}`}>
        <table className={styles.table}>
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
            {examples.map(({ title, work, travel, total }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{work}</td>
                <td>{travel}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={styles.others}>
          {others.map(({ title, price }) => (
            <li key={title}>
              {title}: <b>{price}</b>
            </li>
          ))}
        </ul>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  );
}
