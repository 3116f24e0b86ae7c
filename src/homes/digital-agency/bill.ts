/** Screen with its size in inches. Tall ones are priced by area, tiny ones by word. */
export type Screen =
  | { size: 'tall'; width: number; height: number }
  | { size: 'tiny'; width: number; height: number; words: number };

/** Height of the woman in the drawings, and the width of her thumb, in inches. */
export const dot = { height: 64, thumb: 2.125 } as const;
/** Prices in dollars: per square foot, per word, per night with a crane. */
export const rates = { foot: 140, word: 2400, crane: 6500 } as const;

const inchesInFoot = 12;

/** Returns the size class of a height in inches. @internal */
export function sizeOf(height: number): 'tall' | 'tiny' | 'between' {
  if (height > dot.height) return 'tall';
  return height < dot.thumb ? 'tiny' : 'between';
}

/** Returns the area of a screen in square feet. */
export const feetOf = ({ width, height }: Screen): number =>
  Math.round((width * height) / inchesInFoot ** 2);

/** Returns the price, in dollars. */
export const billOf = (screen: Screen): number =>
  screen.size === 'tall' ? feetOf(screen) * rates.foot + rates.crane : screen.words * rates.word;

/** Returns “60 × 25 ft” or “1.1 × 0.9 in”. */
export const measureOf = ({ size, width, height }: Screen): string =>
  size === 'tall'
    ? `${width / inchesInFoot} × ${height / inchesInFoot} ft`
    : `${width} × ${height} in`;
