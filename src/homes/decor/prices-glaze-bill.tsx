import type { CSSProperties } from 'react';
import { CroppedPicture } from '../../elements/picture/cropped-picture.tsx';
import type { PictureName } from '../../media/pictures.ts';
import styles from './prices-glaze-bill.module.css';
import pricesGlazeLinesStyles from './prices-glaze-lines.module.css';

interface PricesGlazeBillProps {
  id: string;
  /** Portrait picture of running glaze. */
  img: PictureName;
  heading: string;
  text: string;
  /** Recipients and their shares. */
  shares: readonly { title: string; dollars: number; text: string }[];
  caption: string;
}

type RunStyle = CSSProperties & Record<'--dollars', number>;

/** Breakdown of a price as drips of glaze, as long as their amounts. */
export function PricesGlazeBill({ id, img, heading, text, shares, caption }: PricesGlazeBillProps) {
  return (
    <section id={id} className={styles.bill}>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className={`${styles.shares} ${pricesGlazeLinesStyles.shares}`}>
        {shares.map((share) => (
          <li key={share.title} style={{ '--dollars': share.dollars } as RunStyle}>
            <span className={`${styles.part} ${pricesGlazeLinesStyles.part}`}>
              <b>${share.dollars}</b>
            </span>
            <span className={`${styles.name} ${pricesGlazeLinesStyles.name}`}>{share.title}</span>
            <span className={`${styles.note} ${pricesGlazeLinesStyles.note}`}>{share.text}</span>
          </li>
        ))}
      </ul>
      <figure className={styles.closeUp}>
        <CroppedPicture name={img} sizes="(width >= 62rem) 34vw, 100vw" ratio="4 / 5" />
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  );
}
