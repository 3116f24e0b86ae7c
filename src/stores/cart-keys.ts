/* In a file without imports, because a script within each page reads one of them. */

/** Storage key of the cart. */
export const cartKey = 'cart';
/** Storage key of the number of items in the cart, which a script shows before hydration. */
export const cartCountKey = 'cart-count';
