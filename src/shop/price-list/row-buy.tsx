'use client';

import { useState } from 'react';
import { cartItems, cartSubtotalCents, formatCents } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { Quantity } from '../../elements/quantity/quantity.tsx';
import { addToCart } from '../../stores/cart.ts';
import { useCart } from '../../stores/use-cart.ts';
import { $said } from './said.ts';

interface RowBuyProps {
  /** One piece of it. */
  piece: Omit<CartItem, 'quantity'>;
  /** Pieces left; absent: as many as a cart takes. */
  left?: number | undefined;
  words: {
    /** With `{name}`. */
    quantity: string;
    less: string;
    more: string;
    put: string;
    /** With `{count}`. */
    there: string;
    /** With `{count}`, `{name}` and `{sum}`. */
    added: string;
    /** The same where fewer than were asked for could be put in. */
    fewer: string;
    /** Where none could; with `{name}`. */
    full: string;
    none: string;
    lost: string;
  };
}

/** How many of a line, and into the cart; the column says what came of it, and the line how many are there. */
export function RowBuy({ piece, left, words }: RowBuyProps) {
  const [quantity, setQuantity] = useState(1);
  /** What the line itself has to say, beside how many are there. */
  const [note, setNote] = useState('');
  const lines = useCart(cartItems);
  const there = lines.find(({ id }) => id === piece.id)?.quantity ?? 0;
  const name = piece.title;

  const put = () => {
    if (quantity === 0) {
      const none = filled(words.none, { name });
      setNote(none);
      $said.set(none);
      return;
    }
    const { lines: after, kept, added } = addToCart({ ...piece, quantity }, left);
    const sum = formatCents(cartSubtotalCents(after));
    const text = added === 0 ? words.full : added < quantity ? words.fewer : words.added;
    const put = filled(text, { count: added, name, sum });
    setNote(kept ? '' : words.lost);
    $said.set(kept ? put : `${put} ${words.lost}`);
  };

  return (
    <>
      <Quantity
        label={filled(words.quantity, { name })}
        start={1}
        most={left}
        words={{ less: words.less, more: words.more }}
        onChange={setQuantity}
        className="row-quantity"
      />
      <Button tone="ink" size="sm" aria-label={`${words.put}: ${name}`} onClick={put}>
        {words.put}
      </Button>
      <p className="row-there">{note || (there > 0 && filled(words.there, { count: there }))}</p>
    </>
  );
}
