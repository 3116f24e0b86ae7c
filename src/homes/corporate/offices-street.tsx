import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import styles from './offices-street.module.css';
import plumbLineStyles from './plumb-line.module.css';

interface OfficesStreetProps {
  id: string;
  floor: string;
  media: SizedPicture;
  offices: {
    heading: string;
    items: readonly {
      city: string;
      street: string;
      mechanics: string;
      phone: { title: string; link: string };
    }[];
    note: string;
  };
  jobs: {
    heading: string;
    lead: string;
    caption: string;
    columns: readonly [string, string, string];
    items: readonly { title: string; note: string; city: string; pay: string }[];
    applyLink: { title: string; link: string };
  };
}

/** Engraving of a street; offices left of the page's vertical line, job openings with their pay right of it. */
export function OfficesStreet({ id, floor, media, offices, jobs }: OfficesStreetProps) {
  return (
    <section
      id={id}
      data-floor={floor}
      data-tone="tint"
      className={`${plumbLineStyles.plumb} ${styles.offices}`}
    >
      <div className={styles.officesFrame}>
        <Picture {...media} className={styles.officesPicture} />
      </div>
      <div className={`${plumbLineStyles.sides} ${styles.officesBody}`}>
        <div>
          <h2 className="font-semibold">{offices.heading}</h2>
          <ul className={styles.officesList}>
            {offices.items.map(({ city, street, mechanics, phone }) => (
              <li key={city}>
                <h3>{city}</h3>
                <p>
                  {street}, {mechanics}
                </p>
                <p>
                  <a href={phone.link} className="lf-link">
                    {phone.title}
                  </a>
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.officesSum}>{offices.note}</p>
        </div>
        <div className={plumbLineStyles.wide}>
          <h2 className="font-semibold">{jobs.heading}</h2>
          <p className="lf-measure">{jobs.lead}</p>
          <table>
            <caption className="sr-only">{jobs.caption}</caption>
            <thead className="sr-only">
              <tr>
                {jobs.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {jobs.items.map(({ title, note, city, pay }) => (
                <tr key={title}>
                  <th scope="row">
                    <span className={`${styles.officesJob} font-display`}>{title}</span>
                    <span className={styles.officesWhy}>{note}</span>
                  </th>
                  <td>{city}</td>
                  <td className={styles.officesPay}>{pay}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <a href={jobs.applyLink.link} className={`lf-link ${styles.officesAsk}`}>
              {jobs.applyLink.title}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
