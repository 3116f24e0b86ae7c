import type { CSSProperties } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { cssPercent } from '../../themes/css-percent.ts';
import type { ListedProduct } from '../listed-product.ts';
import { elementData } from '../listing-elements.ts';
import { VariantLinks } from '../variant-links.tsx';
import styles from './card.module.css';
import { cardSizes } from './card-sizes.ts';

interface CardProps {
  /** Anchor, if it is the first of its category. */
  id: string | undefined;
  item: ListedProduct;
  position: number;
  measures: string;
  /** Height as text. */
  heightText: string;
  /** Height of the tallest product, in millimeters: the upper end of the ruler. */
  maxHeight: number;
  /** Left out if it ships at once. */
  stock: string | undefined;
  stockState: string;
}

/**
 * Renders a product that fills its card, on a ground of its own variant's color, with a ruler that
 * shows its height.
 */
export function Card({
  id,
  item,
  position,
  measures,
  heightText,
  maxHeight,
  stock,
  stockState,
}: CardProps) {
  const { name, link, price, variants, height, category, variantKeys, priceCents, inStock } = item;
  return (
    <li
      id={id}
      className={styles.card}
      {...elementData({ category, variantKeys, priceCents, height, inStock }, position)}
      style={{ '--share': cssPercent(height / maxHeight) } as CSSProperties}
    >
      <a href={link} className={styles.link}>
        <span className={styles.room}>
          {variants.map(({ key, picture }, index) => (
            <span
              key={key}
              data-variant-key={key}
              className={styles.glazeColor}
              hidden={index > 0}
              style={{ '--glaze': `var(--${key})` } as CSSProperties}
            >
              <PictureView picture={picture} alt="" sizes={cardSizes} priority={position === 0} />
            </span>
          ))}
          <span aria-hidden="true" className={styles.ruler}>
            <span>{heightText}</span>
          </span>
          {stock && (
            <span data-stock={stockState} className={styles.stock}>
              {stock}
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
      </a>
      <p className={styles.price}>{price}</p>
      <p className={styles.measures}>{measures}</p>
      <div className={styles.glazes}>
        <VariantLinks name={name} link={link} variants={variants} />
      </div>
    </li>
  );
}
