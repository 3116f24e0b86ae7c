import type { ReactNode } from 'react';
import styles from './prices-dividers.module.css';
import tileGridStyles from './tile-grid.module.css';
import { TilePicture } from './tile-picture.tsx';

interface PricesDividersProps {
  id: string;
  heading: string;
  text: string;
  priceHeading: string;
  dividers: readonly { title: string; pattern: string; price: string }[];
  /** The board. */
  children: ReactNode;
}

/** The six tile patterns with their prices, and the floor designer. */
export function PricesDividers({
  id,
  heading,
  text,
  priceHeading,
  dividers,
  children,
}: PricesDividersProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 className={tileGridStyles.title}>{heading}</h2>
        <p className={tileGridStyles.text}>{text}</p>
      </div>
      {children}
      <h3 className={styles.prices}>{priceHeading}</h3>
      <ul className={styles.dividers}>
        {dividers.map(({ title, pattern, price }) => (
          <li key={pattern}>
            <TilePicture pattern={pattern} sizes="(width >= 62rem) 16.7vw, 33.4vw" />
            <span>{title}</span> <b>{price}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
