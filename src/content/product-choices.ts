/* What fields of a product may say, as plain data: islands and inline scripts read it without zod. */

/** What a thing of the shop does, or would: the shelf that it stands on. Words: `shop/categories.ts`. */
export const productCategories = ['scenery', 'time', 'signals', 'weights', 'holders'] as const;
export type ProductCategory = (typeof productCategories)[number];

/** The glazes of the shop by their names; how each is called and what family it is of: `shop/glazes.ts`. */
export const glazeNames = [
  ...(['persimmon', 'celadon', 'cobalt', 'ochre', 'porcelain', 'plum'] as const),
  ...(['rose', 'sand', 'oxblood', 'pine', 'sky'] as const),
] as const;
export type GlazeName = (typeof glazeNames)[number];

/** Whether it can be had: on the board, a few left, after the next firing, or not at the moment. */
export const stockStates = ['in-stock', 'few', 'next-kiln', 'sold-out'] as const;
export type StockState = (typeof stockStates)[number];
