import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import type { CartItem } from '../content/schema/cart-item.ts';
import { $cart } from './cart.ts';

/**
 * The lines of the cart.
 *
 * @param start what the page was built with: shown until this part has looked at the device, and where
 * the device keeps nothing else
 */
export function useCart(start: readonly CartItem[]): readonly CartItem[] {
  const own = useStore($cart);
  // The page as it was built shows the start; so does the first look of this part, which nobody sees.
  const [live, setLive] = useState(false);
  useLayoutEffect(() => setLive(true), []);
  return (live ? own : null) ?? start;
}
