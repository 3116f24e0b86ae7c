/**
 * Returns `sizes` of a product's picture in the product list, matching its stylesheet, from its
 * width in millimeters.
 */
export const itemSizes = (sceneWidth: number): string =>
  `(width >= 62rem) ${(sceneWidth / 10.8).toFixed(1)}vw, ${Math.round(sceneWidth * 0.9)}px`;
