import { useState } from 'react';
import { cartSubtotalCents, cartTexts, formatCents } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { Quantity } from '../../elements/quantity/quantity.tsx';
import { addToCart } from '../../stores/cart.ts';

export interface BuyWords {
  quantity: string;
  less: string;
  more: string;
  add: string;
  gone: string;
  /** With `{count}`, `{name}` and `{sum}`. */
  added: string;
  /** The same where fewer than were asked for could be put in. */
  fewer: string;
  /** Where none could. */
  full: string;
  kept: string;
  lost: string;
  none: string;
  cart: string;
  script: string;
}

interface BuyBoxProps {
  /** One piece of what is shown. */
  line: () => Omit<CartItem, 'quantity'>;
  /** Cannot be had at the moment. */
  gone: boolean;
  /** How many there are; left out: as many as a cart takes. */
  left: number | undefined;
  words: BuyWords;
}

/** How many, and into the cart; what came of it is said below and read out. */
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
