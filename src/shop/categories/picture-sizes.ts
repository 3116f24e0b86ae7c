/**
 * Returns `sizes` of a product's picture on its category card, matching categories-page.module.css, from its width in
 * millimeters.
 */
export const pictureSizes = (sceneWidth: number): string =>
  `(width >= 62rem) ${(sceneWidth / 13.8).toFixed(1)}vw, (width >= 36rem) ${Math.round(sceneWidth * 0.8)}px, ${Math.round(sceneWidth * 0.64)}px`;
