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
import './desk-goods.css';

interface DeskGoodsProps {
  goods: readonly {
    day: DayId;
    glaze: string;
    price: string;
    picture: PictureRecord;
    left?: number | undefined;
    piece: Omit<CartItem, 'quantity'>;
  }[];
  sizes: string;
  put: string;
  /** `{count}`. */
  there: string;
  /** `{name}` and `{sum}`. */
  added: string;
  /** `{name}`. */
  full: string;
  lost: string;
}

/** Products of the shop in the order of the week, each with an add-to-cart button. */
export function DeskGoods({ goods, sizes, put, there, added, full, lost }: DeskGoodsProps) {
  const isLive = useHydrated();
  const lines = useCart(cartItems);
  const [said, setSaid] = useState('');
  const add = (piece: Omit<CartItem, 'quantity'>, left: number | undefined) => {
    const change = addToCart({ ...piece, quantity: 1 }, left);
    const name = piece.title;
    const sum = formatCents(cartSubtotalCents(change.lines));
    const text = change.added === 0 ? full : added;
    setSaid(`${fillTemplate(text, { name, sum })}${change.persisted ? '' : ` ${lost}`}`);
  };
  return (
    <>
      <ul className="tabletop-row">
        {goods.map(({ day, glaze, price, picture, left, piece }) => {
          const count = lines.find(({ id }) => id === piece.id)?.quantity ?? 0;
          return (
            <li key={piece.id} data-weekday={day}>
              <a href={piece.link} className="tabletop-thing">
                <PictureView picture={picture} alt="" sizes={sizes} />
                <span className="tabletop-name">{piece.title}</span>
              </a>
              <p className="tabletop-price">
                {glaze}, {price}
              </p>
              {isLive && (
                <button
                  type="button"
                  className="tabletop-put"
                  aria-label={`${put}: ${piece.title}, ${glaze}`}
                  onClick={() => add(piece, left)}
                >
                  {count > 0 ? fillTemplate(there, { count }) : put}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="tabletop-said">
        {said && (
          <>
            {said} <a href={cartTexts.viewCart.link}>{cartTexts.viewCart.title}</a>
          </>
        )}
      </p>
    </>
  );
}
