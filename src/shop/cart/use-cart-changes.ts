import { useState } from 'react';
import {
  cartCount,
  cartItems,
  cartSubtotalCents,
  changeQuantity,
  formatCents,
  insertLine,
  removeLine,
} from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import type { CartItem } from '../../content/schema/cart-item.ts';
import { type CartChange, changeCart } from '../../stores/cart.ts';
import type { CartCopy } from './copy.ts';

/** Line removed from the cart. */
interface RemovedLine {
  line: CartItem;
  /** Index that the line had in the cart. */
  index: number;
}

/** Returns actions on the cart, the line removed last, and the status message. */
export function useCartChanges(copy: CartCopy) {
  const [removed, setRemoved] = useState<RemovedLine>();
  const [message, setMessage] = useState('');
  const [persisted, setPersisted] = useState(true);

  const apply = ({ lines, persisted: stored }: CartChange, messagePrefix = '') => {
    const sum = formatCents(cartSubtotalCents(lines));
    const cartMessage = fillTemplate(copy.message, { count: cartCount(lines), sum });
    setMessage(`${messagePrefix} ${cartMessage}`.trim());
    setPersisted(stored);
  };
  return {
    removed,
    message,
    persisted,
    setQuantity: (id: number, quantity: number) =>
      apply(changeCart((lines) => changeQuantity(lines, id, quantity))),
    remove: (line: CartItem, index: number) => {
      setRemoved({ line, index });
      apply(
        changeCart((lines) => removeLine(lines, line.id)),
        fillTemplate(copy.removed, { name: line.title }),
      );
    },
    undoRemove: () => {
      if (!removed) return;
      apply(changeCart((lines) => insertLine(lines, removed.line, removed.index)));
      setRemoved(undefined);
    },
    reset: () => {
      apply(changeCart(() => [...cartItems]));
      setRemoved(undefined);
    },
  };
}
