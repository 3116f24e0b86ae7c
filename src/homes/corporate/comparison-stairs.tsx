import plumbLineStyles from './plumb-line.module.css';
// Loaded first, since the other stylesheets override it.

import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './comparison-stairs.module.css';

interface ComparisonStairsProps {
  floor: string;
  media: SizedPicture;
  heading: string;
  text: string;
  /** Table with the seconds to each floor. */
  times: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly { floor: string; stairsSeconds: number; elevatorSeconds: number }[];
  };
}

/** Comparison with the stairs: which is faster to each floor, beside a picture of a stairwell from above. */
export function ComparisonStairs({ floor, media, heading, text, times }: ComparisonStairsProps) {
  return (
    <section
      data-floor={floor}
      className={`${plumbLineStyles.plumb} ${plumbLineStyles.sides} ${styles.section}`}
    >
      <div className={styles.text}>
        <h2 className="font-semibold">{heading}</h2>
        <p>{text}</p>
        <table className={styles.times}>
          <caption className="sr-only">{times.caption}</caption>
          <thead>
            <tr>
              {times.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.rows.map((row) => (
              <tr key={row.floor}>
                <th scope="row">{row.floor}</th>
                <td data-faster={row.stairsSeconds < row.elevatorSeconds || undefined}>
                  {row.stairsSeconds} s
                </td>
                <td data-faster={row.elevatorSeconds < row.stairsSeconds || undefined}>
                  {row.elevatorSeconds} s
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.pictureBox}>
        <Picture {...media} className={styles.picture} imgClassName="size-full" />
      </div>
    </section>
  );
}
