'use client';

import { useState } from 'react';
import { cartItems, cartSubtotalCents, formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { Button } from '../../elements/button/button.tsx';
import { Quantity } from '../../elements/quantity/quantity.tsx';
import { addToCart } from '../../stores/cart.ts';
import { useCart } from '../../stores/use-cart.ts';
import { $announcement } from './announcement.ts';

interface RowBuyProps {
  /** Cart line of a single unit. */
  piece: Omit<CartItem, 'quantity'>;
  /** Units left; left out: the cart's limit. */
  left?: number | undefined;
  copy: {
    /** Template with `{name}`. */
    quantity: string;
    less: string;
    more: string;
    put: string;
    /** Template with `{count}`. */
    there: string;
    /** Template with `{count}`, `{name}` and `{sum}`. */
    added: string;
    /** Message if fewer were added than requested. */
    fewer: string;
    /** Message if none could be added; template with `{name}`. */
    full: string;
    none: string;
    notPersisted: string;
  };
}

/**
 * Renders the quantity field and add button of a row. The result is announced in the column, and
 * the row shows the quantity in the cart.
 */
export function RowBuy({ piece, left, copy }: RowBuyProps) {
  const [quantity, setQuantity] = useState(1);
  /** Message of the row itself, beside its quantity in the cart. */
  const [note, setNote] = useState('');
  const lines = useCart(cartItems);
  const there = lines.find(({ id }) => id === piece.id)?.quantity ?? 0;
  const name = piece.title;

  const add = () => {
    if (quantity === 0) {
      const none = fillTemplate(copy.none, { name });
      setNote(none);
      $announcement.set(none);
      return;
    }
    const { lines: after, persisted, added } = addToCart({ ...piece, quantity }, left);
    const sum = formatCents(cartSubtotalCents(after));
    const text = added === 0 ? copy.full : added < quantity ? copy.fewer : copy.added;
    const put = fillTemplate(text, { count: added, name, sum });
    setNote(persisted ? '' : copy.notPersisted);
    $announcement.set(persisted ? put : `${put} ${copy.notPersisted}`);
  };

  return (
    <>
      <Quantity
        label={fillTemplate(copy.quantity, { name })}
        start={1}
        max={left}
        labels={{ less: copy.less, more: copy.more }}
        onChange={setQuantity}
        className="row-quantity"
      />
      <Button tone="ink" size="sm" aria-label={`${copy.put}: ${name}`} onClick={add}>
        {copy.put}
      </Button>
      <p className="row-there">
        {note || (there > 0 && fillTemplate(copy.there, { count: there }))}
      </p>
    </>
  );
}
