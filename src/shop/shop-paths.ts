/** The shelf with everything on it: where every product leads back to. */
export const shelfPath = '/shop/shop-wide';

/** Where the first product stands; the others stand below it. */
export const productPath = '/shop/single-product';
