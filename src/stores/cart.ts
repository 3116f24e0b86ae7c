import { atom, onMount } from 'nanostores';
import { addQuantity, cartItems, maxQuantity, quantityOfProduct } from '../content/cart.ts';
import type { CartItem } from '../content/schema/cart-item.ts';
import { cartKey } from './cart-keys.ts';
import { parseCart, readCart, writeCart } from './cart-storage.ts';

/** Lines of the visitor's cart; null while it is still the sample of the page. */
export const $cart = atom<readonly CartItem[] | null>(null);

// On the first subscription: reads the stored cart, and follows changes in other tabs.
onMount($cart, () => {
  // Not during the build, which renders pages as well.
  if (typeof window === 'undefined') return;
  const persisted = readCart();
  if (persisted && $cart.get() === null) $cart.set(persisted);
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === cartKey) $cart.set(parseCart(newValue));
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
});

/** Result of a change. */
export interface CartChange {
  lines: readonly CartItem[];
  /** True if it was stored on this device; otherwise it lasts until the page is left. */
  persisted: boolean;
}

/** Changes the cart, which is the sample at first. */
export function changeCart(change: (lines: readonly CartItem[]) => CartItem[]): CartChange {
  const lines = change($cart.get() ?? readCart() ?? cartItems);
  $cart.set(lines);
  return { lines, persisted: writeCart(lines) };
}

/**
 * Adds units to the cart, limited by the stock.
 *
 * @param stock units of the product in stock, over all variants
 * @returns also the number of units added
 */
export function addToCart(item: CartItem, stock = maxQuantity): CartChange & { added: number } {
  let added = 0;
  const change = changeCart((lines) => {
    added = Math.max(0, Math.min(item.quantity, stock - quantityOfProduct(lines, item.id)));
    return addQuantity(lines, { ...item, quantity: added });
  });
  return { ...change, added };
}
