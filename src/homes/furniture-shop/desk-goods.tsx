'use client';
import { useState } from 'react';
import { cartItems, cartSubtotalCents, cartTexts, formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { PictureView } from '../../elements/picture/picture-view.tsx';
import { useHydrated } from '../../forms/use-hydrated.ts';
import type { PictureRecord } from '../../media/picture-record.ts';
import { addToCart } from '../../stores/cart.ts';
import { useCart } from '../../stores/use-cart.ts';
import type { DayId } from './days.ts';
import styles from './desk-goods.module.css';

interface DeskGoodsProps {
  goods: readonly {
    day: DayId;
    variant: string;
    price: string;
    picture: PictureRecord;
    stock?: number | undefined;
    piece: Omit<CartItem, 'quantity'>;
  }[];
  sizes: string;
  addLabel: string;
  /** Label of the button if the cart has the product; with `{count}`. */
  countText: string;
  /** Status after the product was added; with `{name}` and `{sum}`. */
  addedText: string;
  /** Status if no more of the product is in stock; with `{name}`. */
  soldOutText: string;
  /** Addition for browsers that cannot store the cart. */
  notStoredText: string;
}

/** Products of the shop in the order of the week, each with an add-to-cart button. */
export function DeskGoods({
  goods,
  sizes,
  addLabel,
  countText,
  addedText,
  soldOutText,
  notStoredText,
}: DeskGoodsProps) {
  const isLive = useHydrated();
  const lines = useCart(cartItems);
  const [status, setStatus] = useState('');
  const add = (piece: Omit<CartItem, 'quantity'>, stock: number | undefined) => {
    const change = addToCart({ ...piece, quantity: 1 }, stock);
    const name = piece.title;
    const sum = formatCents(cartSubtotalCents(change.lines));
    const text = change.added === 0 ? soldOutText : addedText;
    setStatus(`${fillTemplate(text, { name, sum })}${change.persisted ? '' : ` ${notStoredText}`}`);
  };
  return (
    <>
      <ul className={styles.row}>
        {goods.map(({ day, variant, price, picture, stock, piece }) => {
          const count = lines.find(({ id }) => id === piece.id)?.quantity ?? 0;
          return (
            <li key={piece.id} data-weekday={day}>
              <a href={piece.link} className={styles.link}>
                <PictureView picture={picture} alt="" sizes={sizes} />
                <span className={styles.name}>{piece.title}</span>
              </a>
              <p className={styles.price}>
                {variant}, {price}
              </p>
              {isLive && (
                <button
                  type="button"
                  className={styles.addButton}
                  aria-label={`${addLabel}: ${piece.title}, ${variant}`}
                  onClick={() => add(piece, stock)}
                >
                  {count > 0 ? fillTemplate(countText, { count }) : addLabel}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.status}>
        {status && (
          <>
            {status} <a href={cartTexts.viewCart.link}>{cartTexts.viewCart.title}</a>
          </>
        )}
      </p>
    </>
  );
}
