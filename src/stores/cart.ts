import { atom, onMount } from 'nanostores';
import { cartItems, mostPieces, piecesOf, withPieces } from '../content/cart.ts';
import type { CartItem } from '../content/schema/cart-item.ts';
import { cartKey, linesIn, readCart, writeCart } from './kept-cart.ts';

/** What the visitor has in the cart; null while it is still the one that the page came with. */
export const $cart = atom<readonly CartItem[] | null>(null);

// As soon as somebody looks: what is kept on this device, and what another tab puts there.
onMount($cart, () => {
  // The build draws pages as well; nobody has a cart there.
  if (typeof window === 'undefined') return;
  const kept = readCart();
  if (kept && $cart.get() === null) $cart.set(kept);
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === cartKey) $cart.set(linesIn(newValue));
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
});

/** What came of a change. */
export interface CartChange {
  lines: readonly CartItem[];
  /** Whether this device keeps it; if not, it lasts as long as the page. */
  kept: boolean;
}

/** Changes the cart: what is there already, at first the sample. */
export function changeCart(change: (lines: readonly CartItem[]) => CartItem[]): CartChange {
  const lines = change($cart.get() ?? readCart() ?? cartItems);
  $cart.set(lines);
  return { lines, kept: writeCart(lines) };
}

/**
 * Puts pieces into the cart, beside what is there already, as far as there are so many.
 *
 * @param left how many pieces of the product there are, in all its glazes
 * @returns also how many pieces were put in
 */
export function addToCart(more: CartItem, left = mostPieces): CartChange & { added: number } {
  let added = 0;
  const change = changeCart((lines) => {
    added = Math.max(0, Math.min(more.quantity, left - piecesOf(lines, more.id)));
    return withPieces(lines, { ...more, quantity: added });
  });
  return { ...change, added };
}
