import type { CSSProperties } from 'react';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import type { CartProducts } from '../order/cart-products.ts';
import './cart-board.css';

interface CartBoardProps {
  lines: readonly CartItem[];
  products: CartProducts;
  /** Text after more units than are drawn, with `{count}`. */
  more: string;
}

/** Largest number of units drawn per line; the rest is given as text. */
const drawn = 4;

/** Gap beside a product, in millimeters. */
const gap = 24;

/** Renders the cart's contents on one board, at one scale as large as the board allows. */
export function CartBoard({ lines, products, more }: CartBoardProps) {
  const rows = lines.flatMap(({ id, quantity, title }) => {
    const product = products[id];
    return product ? [{ id, quantity, title, ...product, count: Math.min(quantity, drawn) }] : [];
  });
  const wide = rows.reduce((sum, { width, count }) => sum + (width + gap) * count, 0);
  const tall = Math.max(120, ...rows.map(({ height }) => height));
  return (
    <div aria-hidden="true" className="cart-board">
      <div
        className="cart-things"
        style={{ '--total': Math.max(wide, 420), '--tall': tall } as CSSProperties}
      >
        {rows.map(({ id, img, width, height, across, count, quantity }) => (
          <span
            key={id}
            className="cart-row"
            style={{ '--wide': width + gap, '--high': height, '--across': across } as CSSProperties}
          >
            {Array.from({ length: count }, (_, at) => (
              <span key={at} className="cart-piece">
                <img src={`/media/${img}-768.avif`} alt="" width={768} height={768} />
              </span>
            ))}
            {quantity > drawn && (
              <span className="cart-more">{filled(more, { count: quantity })}</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
