/** Path of the full product list, linked from every product. */
export const productListPath = '/shop/shop-wide';

/** Path of the first product; the others are below it. */
export const productPath = '/shop/single-product';

/** Path of the listing for comparing products. */
export const catalogPath = '/shop/left-sidebar';
/** Path of the listing for ordering from. */
export const priceListPath = '/shop/right-sidebar';
/** Path of the listing by category. */
export const categoriesPath = '/shop/only-categories';
