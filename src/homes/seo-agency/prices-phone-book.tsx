import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-phone-book.module.css';

interface PricesPhoneBookProps {
  id: string;
  heading: string;
  /** Picture of an open book. */
  img: PictureName;
  story: readonly string[];
  /** Guide words at the head of the page. */
  guide: readonly [string, string];
  /** Ads for sale, each as large as its price. */
  ads: readonly {
    size: 'line' | 'inch' | 'quarter' | 'column';
    title: string;
    price: string;
    period?: string;
    text: string;
    /** Included services, if there is space. */
    points?: readonly string[];
  }[];
  /** Text in unsold space. */
  filler: string;
  listingHeading: string;
  /** Free listings. */
  listings: readonly { trade: string; name: string; phone: string }[];
  unlisted: string;
}

/** Prices as a page of a phone book: larger packages are larger ads. */
export function PricesPhoneBook(props: PricesPhoneBookProps) {
  const { id, heading, img, story, guide, ads, filler, listingHeading, listings, unlisted } = props;
  return (
    <section id={id} className={styles.book}>
      <div className={styles.table}>
        <Picture name={img} sizes="(width >= 62rem) 72vw, 100vw" className={styles.picture} />
        <h2 className={`${styles.heading} text-h1 font-extrabold`}>{heading}</h2>
        <div className={styles.story}>
          {story.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </div>
      </div>
      <div className={styles.page}>
        <p className={`${styles.guide} font-display`} aria-hidden="true">
          <span>{guide[0]}</span> <span>{guide[1]}</span>
        </p>
        <div className={styles.columns}>
          {ads.map(({ size, title, price, period, text, points }) => (
            <div key={title} className={styles.entry} data-size={size}>
              <h3>{title}</h3>
              <p className={`${styles.price} font-display`}>
                {price} {period && <span>{period}</span>}
              </p>
              <p>{text}</p>
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          <p className={styles.filler}>{filler}</p>
          <div className={styles.listing}>
            <h3>{listingHeading}</h3>
            <ul>
              {listings.map(({ trade, name, phone }) => (
                <li key={trade}>
                  <b>{trade}</b>
                  <span>
                    {name} <i aria-hidden="true" /> <span>{phone}</span>
                  </span>
                </li>
              ))}
              <li>{unlisted}</li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
