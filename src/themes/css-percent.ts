/** Formats a share, 0 to 1, as a CSS percentage with two decimals: 0.0625 becomes `6.25%`. */
export const cssPercent = (share: number): string => `${(share * 100).toFixed(2)}%`;
