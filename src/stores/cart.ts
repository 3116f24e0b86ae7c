import { atom, onMount } from 'nanostores';
import { cartItems, withPieces } from '../content/cart.ts';
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

/**
 * Puts pieces into the cart, beside what is there already: at first, the sample.
 *
 * @returns the cart, and whether this device keeps it; if not, it lasts as long as the page
 */
export function addToCart(more: CartItem): { lines: readonly CartItem[]; kept: boolean } {
  const lines = withPieces($cart.get() ?? readCart() ?? cartItems, more);
  $cart.set(lines);
  return { lines, kept: writeCart(lines) };
}
