// biome-ignore-all lint/a11y/noRedundantRoles: laid out as a grid, which takes the roles of a table away
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './features-drying-times.module.css';

interface FeaturesDryingTimesProps {
  id: string;
  heading: string;
  caption: string;
  /** Heading of the first column. */
  cornerHeading: string;
  weatherColumns: readonly { title: string; note: string }[];
  rows: readonly {
    id: string;
    title: string;
    /** Drying times, one for each weather; `null` if the cloth is not dry before night. */
    times: readonly { weather: string; text: string | null }[];
  }[];
  /** Text for a cloth that is not dry before night. */
  notDryText: string;
  note: string;
  /** Pictures by the id of their row. */
  pictures: Readonly<Record<string, PictureName>>;
}

/** Table of drying times, with a picture of each cloth in its row. */
export function FeaturesDryingTimes(props: FeaturesDryingTimesProps) {
  const { id, heading, caption, cornerHeading, weatherColumns, rows } = props;
  const { notDryText, note, pictures } = props;
  return (
    <section id={id} data-tone="deep" className={styles.times}>
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{note}</p>
      </div>
      <table role="table" className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className={`${styles.row} ${styles.head}`}>
            <th role="columnheader" scope="col" className={styles.corner}>
              <span className="sr-only">{cornerHeading}</span>
            </th>
            {weatherColumns.map((column) => (
              <th key={column.title} role="columnheader" scope="col">
                {column.title} <span>{column.note}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id: rowId, title, times }) => {
            const name = pictures[rowId];
            return (
              <tr key={rowId} role="row" className={styles.row}>
                <th role="rowheader" scope="row" className={styles.cloth}>
                  {name && <Picture name={name} alt="" sizes="(width >= 62rem) 15vw, 5rem" />}
                  <span>{title}</span>
                </th>
                {times.map(({ weather, text }) => (
                  <td
                    key={weather}
                    role="cell"
                    className="font-display"
                    data-never={text === null || undefined}
                  >
                    {text ?? notDryText}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
