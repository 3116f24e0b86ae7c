import { useState } from 'react';
import { cartSubtotalCents, cartTexts, formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { Quantity } from '../../elements/quantity/quantity.tsx';
import { addToCart } from '../../stores/cart.ts';
import styles from './product-stage.module.css';

export interface BuyCopy {
  quantity: string;
  less: string;
  more: string;
  add: string;
  soldOut: string;
  /** Template with `{count}`, `{name}` and `{sum}`. */
  added: string;
  /** Message if fewer were added than requested. */
  fewer: string;
  /** Message if none could be added. */
  full: string;
  persisted: string;
  notPersisted: string;
  /** Message if the quantity is 0. */
  none: string;
  /** Link to the cart. */
  cart: string;
  /** Note for visitors without script. */
  script: string;
}

interface BuyBoxProps {
  /** Returns the cart line of a single unit of the selected variant. */
  line: () => Omit<CartItem, 'quantity'>;
  /** Sold out. */
  soldOut: boolean;
  /** Units in stock; left out: the cart's limit. */
  unitsLeft: number | undefined;
  copy: BuyCopy;
}

/** Renders the quantity field and add button; the result is shown below and announced. */
export function BuyBox({ line, soldOut, unitsLeft, copy }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const [message, setMessage] = useState('');

  const add = () => {
    if (soldOut) return;
    if (quantity === 0) {
      setMessage(copy.none);
      return;
    }
    const item = line();
    const { lines, persisted, added } = addToCart({ ...item, quantity }, unitsLeft);
    if (added === 0) {
      setMessage(copy.full);
      return;
    }
    const sum = formatCents(cartSubtotalCents(lines));
    const text = added < quantity ? copy.fewer : copy.added;
    const confirmation = fillTemplate(text, { count: added, name: item.title, sum });
    setMessage(`${confirmation} ${persisted ? copy.persisted : copy.notPersisted}`);
  };

  return (
    <div className="mt-7">
      <div className={styles.buy}>
        {!soldOut && (
          <Quantity
            label={copy.quantity}
            initialQuantity={1}
            max={unitsLeft}
            labels={{ less: copy.less, more: copy.more }}
            onChange={setQuantity}
          />
        )}
        <Button size="lg" aria-disabled={soldOut || undefined} onClick={add}>
          {soldOut ? copy.soldOut : copy.add}
        </Button>
      </div>
      <p className={styles.noScript}>{copy.script}</p>
      <p role="status" className={styles.status}>
        {message && <span>{message} </span>}
        {message && message !== copy.none && (
          <a href={cartTexts.viewCart.link} className="font-semibold underline underline-offset-4">
            {copy.cart}
          </a>
        )}
      </p>
    </div>
  );
}
