/** The shelf with everything on it: where every product leads back to. */
export const shelfPath = '/shop/shop-wide';

/** Where the first product stands; the others stand below it. */
export const productPath = '/shop/single-product';

/** Three other listings of the same things: to compare, to order from, and by kind. */
export const catalogPath = '/shop/left-sidebar';
export const priceListPath = '/shop/right-sidebar';
export const doorsPath = '/shop/only-categories';
