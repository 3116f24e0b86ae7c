import type { CSSProperties } from 'react';
import { Picture } from '../../elements/picture/picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import { RidgeEdge } from './ridge-edge.tsx';
import '../../themes/tones.css';
import styles from './prices-coupons.module.css';

interface PricesCouponsProps {
  id: string;
  heading: string;
  text: string;
  parts: readonly {
    title: string;
    note: string;
    price: string;
    dollars: number;
    isOwnShare?: boolean;
  }[];
  img: PictureName;
  extraCostsHeading: string;
  /** Extra costs of a traveler. */
  extraCosts: readonly { title: string; price: string; text: string }[];
}

/** Parts of a fare as a strip of coupons, as wide as their amounts, and costs that are not included. */
export function PricesCoupons(props: PricesCouponsProps) {
  const { id, heading, text, parts, img, extraCostsHeading, extraCosts } = props;
  return (
    <section id={id} data-tone="deep" className={styles.section}>
      <RidgeEdge seed={7} />
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p className="text-lead">{text}</p>
      </div>
      <dl className={styles.strip}>
        {parts.map(({ title, note, price, dollars, isOwnShare }) => (
          <div
            key={title}
            data-ours={isOwnShare || undefined}
            style={{ '--dollars': dollars } as CSSProperties}
          >
            <dt>{title}</dt>
            <dd>
              <b className="font-display">{price}</b>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.extras}>
        <div>
          <h3 className="text-h2">{extraCostsHeading}</h3>
          <dl>
            {extraCosts.map(({ title, price, text: costText }) => (
              <div key={title}>
                <dt>
                  <span>{title}</span> <b>{price}</b>
                </dt>
                <dd>{costText}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture name={img} sizes="(width >= 62rem) 54vw, 100vw" className={styles.picture} />
      </div>
    </section>
  );
}
