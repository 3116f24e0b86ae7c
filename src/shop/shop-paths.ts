/** Path of the full product list, linked from every product. */
export const productListPath = '/shop/shop-wide';

/** Path of the first product; the others are below it. */
export const productPath = '/shop/single-product';

/** Paths of three other listings of the same products: for comparing, for ordering, and by category. */
export const catalogPath = '/shop/left-sidebar';
export const priceListPath = '/shop/right-sidebar';
export const categoriesPath = '/shop/only-categories';
