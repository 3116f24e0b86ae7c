/**
 * Returns `sizes` of a product's picture in the product list, matching its stylesheet, from its
 * width in millimeters.
 */
export const itemSizes = (across: number): string =>
  `(width >= 62rem) ${(across / 10.8).toFixed(1)}vw, ${Math.round(across * 0.9)}px`;
