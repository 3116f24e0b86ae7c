import { useState } from 'react';
import { cartSubtotalCents, cartTexts, formatCents } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { Quantity } from '../../elements/quantity/quantity.tsx';
import { addToCart } from '../../stores/cart.ts';

export interface BuyCopy {
  quantity: string;
  less: string;
  more: string;
  add: string;
  gone: string;
  /** Template with `{count}`, `{name}` and `{sum}`. */
  added: string;
  /** Message if fewer were added than requested. */
  fewer: string;
  /** Message if none could be added. */
  full: string;
  kept: string;
  lost: string;
  none: string;
  cart: string;
  script: string;
}

interface BuyBoxProps {
  /** Returns the cart line of a single unit of the selected variant. */
  line: () => Omit<CartItem, 'quantity'>;
  /** Sold out. */
  gone: boolean;
  /** Units in stock; left out: the cart's limit. */
  left: number | undefined;
  words: BuyCopy;
}

/** Renders the quantity field and add button; the result is shown below and announced. */
export function BuyBox({ line, gone, left, words }: BuyBoxProps) {
  const [quantity, setQuantity] = useState(1);
  const [said, setSaid] = useState('');

  const add = () => {
    if (gone) return;
    if (quantity === 0) {
      setSaid(words.none);
      return;
    }
    const piece = line();
    const { lines, kept, added } = addToCart({ ...piece, quantity }, left);
    if (added === 0) {
      setSaid(words.full);
      return;
    }
    const sum = formatCents(cartSubtotalCents(lines));
    const text = added < quantity ? words.fewer : words.added;
    const put = filled(text, { count: added, name: piece.title, sum });
    setSaid(`${put} ${kept ? words.kept : words.lost}`);
  };

  return (
    <div className="mt-7">
      <div className="stage-buy">
        {!gone && (
          <Quantity
            label={words.quantity}
            start={1}
            most={left}
            words={{ less: words.less, more: words.more }}
            onChange={setQuantity}
          />
        )}
        <Button size="lg" aria-disabled={gone || undefined} onClick={add}>
          {gone ? words.gone : words.add}
        </Button>
      </div>
      <p className="stage-no-script">{words.script}</p>
      <p role="status" className="stage-said">
        {said && <span>{said} </span>}
        {said && said !== words.none && (
          <a href={cartTexts.viewCart.link} className="font-semibold underline underline-offset-4">
            {words.cart}
          </a>
        )}
      </p>
    </div>
  );
}
