import { atom } from 'nanostores';
import type { CartItem } from '../content/schema/cart-item.ts';

/** What the visitor has in the cart; null while it is still the one that the page came with. */
export const $cart = atom<readonly CartItem[] | null>(null);
