import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import type { CartItem } from '../content/schema/cart-item.ts';
import { $cart } from './cart.ts';

/**
 * Returns the lines of the cart.
 *
 * @param initialLines lines of the built page: returned until hydration, and if nothing else is
 * stored on the device
 */
export function useCart(initialLines: readonly CartItem[]): readonly CartItem[] {
  const storedLines = useStore($cart);
  // The first render must match the built page.
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => setIsHydrated(true), []);
  return (isHydrated ? storedLines : null) ?? initialLines;
}
