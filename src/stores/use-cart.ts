import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import type { CartItem } from '../content/schema/cart-item.ts';
import { $cart } from './cart.ts';

/**
 * Returns the lines of the cart.
 *
 * @param start lines of the built page: returned until hydration, and if nothing else is stored on
 * the device
 */
export function useCart(start: readonly CartItem[]): readonly CartItem[] {
  const own = useStore($cart);
  // The first render must match the built page.
  const [live, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  return (live ? own : null) ?? start;
}
