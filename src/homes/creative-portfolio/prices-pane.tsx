import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-pane.module.css';
import stampHeightsStyles from './stamp-heights.module.css';

interface PricesPaneProps {
  id: string;
  heading: string;
  /** Portrait picture of a sheet of stamps. */
  img: PictureName;
  /** Text in the margin of the sheet. */
  marginTexts: readonly [string, string];
  /** Prices, each with its ink. */
  rows: readonly { ink: string; price: string; title: string; text: string }[];
  footnote: string;
}

/** Prices as a perforated sheet of stamps. */
export function PricesPane({ id, heading, img, marginTexts, rows, footnote }: PricesPaneProps) {
  return (
    <section id={id} className={styles.sheet}>
      <h2 className={styles.sheetHeading}>{heading}</h2>
      <div className={`${styles.sheetPicture} ${stampHeightsStyles['height-2']}`}>
        <Picture name={img} sizes="(width >= 48rem) 38vw, 70vw" />
      </div>
      <div className={`${styles.sheetLifted} ${stampHeightsStyles['height-1']}`}>
        <div className={styles.sheetPaper}>
          <p className={styles.sheetMargin}>
            <span>{marginTexts[0]}</span>
            <span>{marginTexts[1]}</span>
          </p>
          <dl className={styles.sheetStamps}>
            {rows.map(({ ink, price, title, text }) => (
              <div key={title} data-stamp={ink}>
                <dt>
                  {title} <span>{text}</span>
                </dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className={styles.sheetAfter}>{footnote}</p>
    </section>
  );
}
