import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-one-page.module.css';

interface PricesOnePageProps {
  id: string;
  heading: string;
  lead: string;
  /** Portrait picture of a whole page. */
  img: PictureName;
  notesHeading: string;
  notes: readonly { grams: number; title: string; text: string }[];
  caption: string;
  heads: readonly [string, string, string];
  rows: readonly { title: string; text: string; weight: string; price: string }[];
  promise: string;
}

/** Weight of each part of a sample page, and the price of such pages, beside a picture of it. */
export function PricesOnePage(props: PricesOnePageProps) {
  const { id, heading, lead, img, notesHeading, notes, caption, heads, rows, promise } = props;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.text}>
        <h2 className="text-h1 font-extrabold">{heading}</h2>
        <p className="text-lead">{lead}</p>
      </div>
      <Picture
        name={img}
        sizes="(width >= 75rem) 26rem, (width >= 48rem) 40vw, 19rem"
        className={styles.page}
      />
      <div className={styles.notes}>
        <h3>{notesHeading}</h3>
        <dl>
          {notes.map(({ grams, title, text }) => (
            <div key={title}>
              <dt>
                <b>{grams} g</b> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.prices}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, text, weight, price }) => (
              <tr key={title}>
                <th scope="row">
                  {title} <span>{text}</span>
                </th>
                <td>{weight}</td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.promise}>{promise}</p>
      </div>
    </section>
  );
}
