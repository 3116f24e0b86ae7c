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
export function useCartChanges(words: CartCopy) {
  const [out, setOut] = useState<TakenOut>();
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(true);

  const tell = ({ lines, kept: keeps }: CartChange, first = '') => {
    const sum = formatCents(cartSubtotalCents(lines));
    setSaid(`${first} ${filled(words.said, { count: cartCount(lines), sum })}`.trim());
    setKept(keeps);
  };
  return {
    out,
    said,
    kept,
    setQuantity: (id: number, quantity: number) =>
      tell(changeCart((lines) => withQuantity(lines, id, quantity))),
    remove: (line: CartItem, place: number) => {
      setOut({ line, place });
      tell(
        changeCart((lines) => without(lines, line.id)),
        filled(words.removed, { name: line.title }),
      );
    },
    putBack: () => {
      if (!out) return;
      tell(changeCart((lines) => withLineAt(lines, out.line, out.place)));
      setOut(undefined);
    },
    startAnew: () => {
      tell(changeCart(() => [...cartItems]));
      setOut(undefined);
    },
  };
}
