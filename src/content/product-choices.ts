/* Allowed values of product fields, as plain data: islands and inline scripts read it without zod. */

/** Product categories, in the order of the product list. Copy: `shop/categories.ts`. */
export const productCategories = ['scenery', 'time', 'signals', 'weights', 'holders'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Product variants (glazes) by name; title and color family: `shop/variants.ts`. */
export const variantNames = [
  ...(['persimmon', 'celadon', 'cobalt', 'ochre', 'porcelain', 'plum'] as const),
  ...(['rose', 'sand', 'oxblood', 'pine', 'sky'] as const),
] as const;
export type VariantName = (typeof variantNames)[number];

/** Availability: in stock, few left, after the next firing, or sold out. */
export const stockStates = ['in-stock', 'few', 'next-kiln', 'sold-out'] as const;
export type StockState = (typeof stockStates)[number];
