/**
 * Returns `sizes` of a product's picture behind its door, matching doors.css, from its width in
 * millimeters.
 */
export const standSizes = (across: number): string =>
  `(width >= 62rem) ${(across / 13.8).toFixed(1)}vw, (width >= 36rem) ${Math.round(across * 0.8)}px, ${Math.round(across * 0.64)}px`;
