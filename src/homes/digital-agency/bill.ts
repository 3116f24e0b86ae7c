/** A screen by its measures, in inches. Tall ones are paid by their area, tiny ones by their words. */
export type Screen =
  | { size: 'tall'; width: number; height: number }
  | { size: 'tiny'; width: number; height: number; words: number };

/** Dot and her thumb, in inches. */
export const dot = { height: 64, thumb: 2.125 } as const;
/** Dollars: a square foot, a word, a night with the crane. */
export const rates = { foot: 140, word: 2400, crane: 6500 } as const;

const inchesInFoot = 12;

/** Returns the size class of a screen of that height. @internal */
export function sizeOf(height: number): 'tall' | 'tiny' | 'between' {
  if (height > dot.height) return 'tall';
  return height < dot.thumb ? 'tiny' : 'between';
}

/** Returns the square feet of its face. */
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
