import type { CSSProperties } from 'react';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import type { CartProducts } from '../order/cart-products.ts';
import cartPageStyles from './cart-page.module.css';
import styles from './cart-preview.module.css';

interface CartPreviewProps {
  lines: readonly CartItem[];
  products: CartProducts;
  /** Text after more units than are drawn, with `{count}`. */
  moreTemplate: string;
}

/** Largest number of units drawn per line; the rest is given as text. */
const maxDrawn = 4;

/** Smallest width of the drawing, in millimeters, so that one small product is not drawn huge. */
const minWidth = 420;
/** Smallest height of the drawing, in millimeters. */
const minHeight = 120;

/** Gap beside a product, in millimeters. */
const gap = 24;

/** Renders pictures of the cart's contents, at one scale as large as the width allows. */
export function CartPreview({ lines, products, moreTemplate }: CartPreviewProps) {
  const rows = lines.flatMap(({ id, quantity, title }) => {
    const product = products[id];
    return product
      ? [{ id, quantity, title, ...product, count: Math.min(quantity, maxDrawn) }]
      : [];
  });
  const totalWidth = rows.reduce((sum, { width, count }) => sum + (width + gap) * count, 0);
  const maxHeight = Math.max(minHeight, ...rows.map(({ height }) => height));
  return (
    <div aria-hidden="true" className={`${cartPageStyles.board} ${styles.board}`}>
      <div
        className={styles.products}
        style={{ '--total': Math.max(totalWidth, minWidth), '--tall': maxHeight } as CSSProperties}
      >
        {rows.map(({ id, img, width, height, sceneWidth, count, quantity }) => (
          <span
            key={id}
            className={styles.row}
            style={
              { '--wide': width + gap, '--high': height, '--across': sceneWidth } as CSSProperties
            }
          >
            {Array.from({ length: count }, (_, index) => (
              <span key={index} className={styles.piece}>
                <img src={`/media/${img}-768.avif`} alt="" width={768} height={768} />
              </span>
            ))}
            {quantity > maxDrawn && (
              <span className={styles.more}>{fillTemplate(moreTemplate, { count: quantity })}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
