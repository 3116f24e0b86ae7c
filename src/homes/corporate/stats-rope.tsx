import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import plumbLineStyles from './plumb-line.module.css';
import styles from './stats-rope.module.css';

interface StatsRopeProps {
  floor: string;
  media: SizedPicture;
  heading: string;
  text: string;
  /** Causes of injuries in the year, with the number of each. */
  causes: {
    caption: string;
    rows: readonly { label: string; count: number; text: string }[];
    summary: string;
  };
}

/** Close-up of a steel rope, and the causes of injuries beside it. */
export function StatsRope({ floor, media, heading, text, causes }: StatsRopeProps) {
  return (
    <section
      data-floor={floor}
      data-tone="ink"
      className={`${plumbLineStyles.plumb} ${styles.section}`}
    >
      <Picture {...media} className={styles.picture} imgClassName="size-full" />
      <div className={`${plumbLineStyles.right} ${styles.text}`}>
        <h2 className="font-semibold">{heading}</h2>
        <p className="text-lead">{text}</p>
        <table>
          <caption>{causes.caption}</caption>
          <tbody>
            {causes.rows.map(({ label, count, text: description }) => (
              <tr key={label}>
                <td className={`${styles.count} font-display`}>{count}</td>
                <th scope="row">
                  {label}
                  <span>{description}</span>
                </th>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.sum}>{causes.summary}</p>
      </div>
    </section>
  );
}
