import '../../themes/tones.css';
import styles from './list-scraps.module.css';

interface ListScrapsProps {
  id: string;
  heading: string;
  /** Canceled measures, each with its reason and its costs. */
  scraps: readonly { title: string; text: string; cost: string }[];
  foot: string;
}

/** Canceled measures as scraps of paper. */
export function ListScraps({ id, heading, scraps, foot }: ListScrapsProps) {
  return (
    <section id={id} data-tone="accent" className={styles.floor}>
      <h2 className={styles.floorHeading}>{heading}</h2>
      <ul className={styles.floorScraps}>
        {scraps.map(({ title, text, cost }) => (
          <li key={title}>
            <div className={styles.scrap}>
              <h3 className={styles.scrapTitle}>{title}</h3>
              <p>{text}</p>
              <p className={styles.scrapFrom}>{cost}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`${styles.floorFoot} text-lead`}>{foot}</p>
    </section>
  );
}
