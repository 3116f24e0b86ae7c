import { useState } from 'react';
import {
  cartCount,
  cartItems,
  cartSubtotalCents,
  formatCents,
  withLineAt,
  without,
  withQuantity,
} from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { type CartChange, changeCart } from '../../stores/cart.ts';
import type { CartCopy } from './copy.ts';

/** Removed line with its former index. */
interface TakenOut {
  line: CartItem;
  place: number;
}

/** Returns actions on the cart, the line removed last, and the status message. */
export function useCartChanges(copy: CartCopy) {
  const [out, setOut] = useState<TakenOut>();
  const [message, setMessage] = useState('');
  const [persisted, setKept] = useState(true);

  const apply = ({ lines, persisted: keeps }: CartChange, first = '') => {
    const sum = formatCents(cartSubtotalCents(lines));
    setMessage(`${first} ${filled(copy.message, { count: cartCount(lines), sum })}`.trim());
    setKept(keeps);
  };
  return {
    out,
    message,
    persisted,
    setQuantity: (id: number, quantity: number) =>
      apply(changeCart((lines) => withQuantity(lines, id, quantity))),
    remove: (line: CartItem, place: number) => {
      setOut({ line, place });
      apply(
        changeCart((lines) => without(lines, line.id)),
        filled(copy.removed, { name: line.title }),
      );
    },
    putBack: () => {
      if (!out) return;
      apply(changeCart((lines) => withLineAt(lines, out.line, out.place)));
      setOut(undefined);
    },
    startAnew: () => {
      apply(changeCart(() => [...cartItems]));
      setOut(undefined);
    },
  };
}
