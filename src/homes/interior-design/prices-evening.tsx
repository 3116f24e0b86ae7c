import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-evening.module.css';

interface PricesEveningProps {
  id: string;
  /** Full-width picture of a room in the evening. */
  img: PictureName;
  heading: string;
  text: string;
  people: readonly { name: string; text: string }[];
  feesHeading: string;
  fees: readonly { title: string; price: string }[];
}

/** Fees on a card that overlaps a full-width picture of a finished room, on which the heading stands. */
export function PricesEvening(props: PricesEveningProps) {
  const { id, img, heading, text, people, feesHeading, fees } = props;
  return (
    <section id={id} className={styles.section}>
      <h2 className={`${styles.heading} font-medium`}>{heading}</h2>
      <Picture
        name={img}
        sizes="(width >= 48rem) 100vw, 180vw"
        className={styles.picture}
        imgClassName="size-full"
      />
      <div className={styles.bill}>
        <h3 className="text-h3 font-medium">{feesHeading}</h3>
        <dl>
          {fees.map(({ title, price }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.people}>
        <p className="text-lead">{text}</p>
        <ul>
          {people.map((person) => (
            <li key={person.name}>
              <b className="font-display">{person.name}</b> {person.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
