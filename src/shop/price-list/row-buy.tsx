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
import styles from './price-row.module.css';

interface RowBuyProps {
  /** Cart line of a single unit. */
  item: Omit<CartItem, 'quantity'>;
  /** Units left; left out: the cart's limit. */
  unitsLeft?: number | undefined;
  copy: {
    /** Template with `{name}`. */
    quantity: string;
    less: string;
    more: string;
    addLabel: string;
    /** Template with `{count}`. */
    inCart: string;
    /** Template with `{count}`, `{name}` and `{sum}`. */
    added: string;
    /** Message if fewer were added than requested. */
    fewer: string;
    /** Message if none could be added; template with `{name}`. */
    full: string;
    /** Message if the quantity is 0. */
    none: string;
    notPersisted: string;
  };
}

/**
 * Renders the quantity field and add button of a row. The result is announced in the column, and
 * the row shows the quantity in the cart.
 */
export function RowBuy({ item, unitsLeft, copy }: RowBuyProps) {
  const [quantity, setQuantity] = useState(1);
  /** Message of the row itself, beside its quantity in the cart. */
  const [note, setNote] = useState('');
  const lines = useCart(cartItems);
  const countInCart = lines.find(({ id }) => id === item.id)?.quantity ?? 0;
  const name = item.title;

  const add = () => {
    if (quantity === 0) {
      const message = fillTemplate(copy.none, { name });
      setNote(message);
      $announcement.set(message);
      return;
    }
    const { lines: linesAfter, persisted, added } = addToCart({ ...item, quantity }, unitsLeft);
    const sum = formatCents(cartSubtotalCents(linesAfter));
    const text = added === 0 ? copy.full : added < quantity ? copy.fewer : copy.added;
    const confirmation = fillTemplate(text, { count: added, name, sum });
    setNote(persisted ? '' : copy.notPersisted);
    $announcement.set(persisted ? confirmation : `${confirmation} ${copy.notPersisted}`);
  };

  return (
    <>
      <Quantity
        label={fillTemplate(copy.quantity, { name })}
        initialQuantity={1}
        max={unitsLeft}
        labels={{ less: copy.less, more: copy.more }}
        onChange={setQuantity}
        className={styles.quantity}
      />
      <Button tone="ink" size="sm" aria-label={`${copy.addLabel}: ${name}`} onClick={add}>
        {copy.addLabel}
      </Button>
      <p className={styles.inCartNote}>
        {note || (countInCart > 0 && fillTemplate(copy.inCart, { count: countInCart }))}
      </p>
    </>
  );
}
