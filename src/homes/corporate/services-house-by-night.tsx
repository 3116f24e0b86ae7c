import '../../themes/tones.css';
import { Picture } from '../../elements/picture/picture.tsx';
import type { SizedPicture } from '../../media/sized-picture.ts';
import plumbLineStyles from './plumb-line.module.css';
import styles from './services-house-by-night.module.css';

interface ServicesHouseByNightProps {
  id: string;
  floor: string;
  media: SizedPicture;
  heading: string;
  /** Responsibilities of the customer, left of the line. */
  customerPart: { title: string; items: readonly string[] };
  /** Responsibilities of the firm, right of the line. */
  firmPart: { title: string; items: readonly string[] };
  /** Calculated price of one priceExample. */
  priceExample: { title: string; sum: string; text: string };
}

/** Section drawing of a house at night with its elevator shaft on the page's vertical line, and the responsibilities below. */
export function ServicesHouseByNight(props: ServicesHouseByNightProps) {
  const { id, floor, media, heading, customerPart, firmPart, priceExample } = props;
  return (
    <section
      id={id}
      data-floor={floor}
      data-tone="ink"
      className={`${plumbLineStyles.plumb} ${styles.section}`}
    >
      <div className={styles.frame}>
        <Picture {...media} className={styles.picture} />
      </div>
      <h2 className={`${plumbLineStyles.right} ${styles.heading} font-semibold`}>{heading}</h2>
      <div className={`${plumbLineStyles.sides} ${styles.parts}`}>
        <div>
          <h3>{customerPart.title}</h3>
          <ul>
            {customerPart.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{firmPart.title}</h3>
          <ul>
            {firmPart.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`${plumbLineStyles.right} ${styles.priceExample}`}>
        <h3 className="sr-only">{priceExample.title}</h3>
        <p className={`${styles.sum} font-display`}>{priceExample.sum}</p>
        <p className="lf-measure">{priceExample.text}</p>
      </div>
    </section>
  );
}
