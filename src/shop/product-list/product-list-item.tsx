import type { CSSProperties } from 'react';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import type { ListedProduct } from '../listed-product.ts';
import { elementData } from '../listing-elements.ts';
import { VariantLinks } from '../variant-links.tsx';
import { itemSizes } from './item-sizes.ts';
import styles from './product-list.module.css';

interface ProductListItemProps {
  item: ListedProduct;
  /** Position in the whole list. */
  position?: number;
  /** In the first screen: loaded eagerly. */
  priority?: boolean;
}

/** Renders a product on its piece of board, to the same scale as the others, with name and price. */
export function ProductListItem({ item, position, priority = false }: ProductListItemProps) {
  const { name, link, price, variants, category, colors, priceCents, height, width, sceneWidth } =
    item;
  return (
    <li
      className={styles.product}
      {...elementData({ category, colors, priceCents, height }, position)}
      style={{ '--wide': width, '--across': sceneWidth } as CSSProperties}
    >
      <a href={link} className={styles.productLink}>
        <span className={styles.productStand}>
          {variants.map(({ key, family, picture }, index) => (
            <span key={key} data-variant-key={key} data-color={family} hidden={index > 0}>
              <PictureView
                picture={picture}
                alt=""
                sizes={itemSizes(sceneWidth)}
                priority={priority && index === 0}
              />
            </span>
          ))}
        </span>
        <span className={styles.productName}>{name}</span>
        <span className={styles.productPrice}>{price}</span>
      </a>
      <div className={styles.productVariants}>
        <VariantLinks name={name} link={link} variants={variants} />
      </div>
    </li>
  );
}
