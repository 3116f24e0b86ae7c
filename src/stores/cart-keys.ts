/* In a file without imports, because a script within each page reads one of them. */

/** Storage key of the cart. */
export const cartKey = 'cart';
/** Storage key of the number of its pieces, for the script that shows it before hydration. */
export const cartCountKey = 'cart-count';
