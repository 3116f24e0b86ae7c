import { fillTemplate } from '../../content/fill-template.ts';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import '../../themes/tones.css';
import styles from './prices-notice.module.css';

interface PricesNoticeProps {
  id: string;
  heading: string;
  img: PictureName;
  prices: readonly { title: string; price: string }[];
  foot: string;
  stripsHeading: string;
  /** Weeks, in order. */
  strips: readonly { title: string; free: boolean }[];
  /** Accessible name of a free week; with `{week}`. */
  freeLabel: string;
  /** Accessible name of a taken week; with `{week}`. */
  takenLabel: string;
  link: string;
}

/** Prices on a notice with tear-off strips: one per week; taken weeks are torn off. */
export function PricesNotice(props: PricesNoticeProps) {
  const { id, heading, img, prices, foot, stripsHeading, strips, freeLabel, takenLabel, link } =
    props;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.sheet} data-tone="surface">
        <h2 className={`${styles.heading} font-extrabold`}>{heading}</h2>
        <dl className={styles.prices}>
          {prices.map(({ title, price }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.foot}>{foot}</p>
        <h3 className={styles.weeks}>{stripsHeading}</h3>
        <ol className={styles.strips}>
          {strips.map(({ title, free }) => (
            <li key={title} data-disabled={free ? undefined : ''}>
              {free ? (
                <a href={link} aria-label={fillTemplate(freeLabel, { week: title })}>
                  {title}
                </a>
              ) : (
                <span className="sr-only">{fillTemplate(takenLabel, { week: title })}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <CroppedPicture name={img} sizes="(width >= 62rem) 40vw, 100vw" className={styles.picture} />
    </section>
  );
}
