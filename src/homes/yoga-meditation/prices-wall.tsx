import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-wall.module.css';

interface PricesWallProps {
  id: string;
  /** Picture of the tin for visitors who cannot afford the price. */
  img: PictureName;
  heading: string;
  prices: readonly { amount: string; text: string }[];
  /** Text for visitors who cannot pay. */
  tin: { heading: string; text: string };
}

/** Four prices in large type, and a text for visitors who cannot pay. */
export function PricesWall({ id, img, heading, prices, tin }: PricesWallProps) {
  return (
    <section id={id} className={styles.prices}>
      <div className={styles.pricesText}>
        <h2 className="text-h2">{heading}</h2>
        <dl>
          {prices.map(({ amount, text }) => (
            <div key={amount}>
              <dt className="font-display">{amount}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <CroppedPicture
        name={img}
        sizes="(width >= 62rem) 46vw, 100vw"
        className={styles.pricesShelf}
      />
      <div className={styles.pricesTin}>
        <h3 className="text-h3">{tin.heading}</h3>
        <p className="mt-2">{tin.text}</p>
      </div>
    </section>
  );
}
