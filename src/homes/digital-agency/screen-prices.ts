/** Screen with its size in inches; a tall one is priced by area, a tiny one by word. */
export type Screen =
  | { size: 'tall'; width: number; height: number }
  | { size: 'tiny'; width: number; height: number; words: number };

/** Dot, the woman in the drawings: her height and the width of her thumb, in inches. */
export const dot = { height: 64, thumb: 2.125 } as const;
/** Prices in dollars: per square foot, per word, per night with a crane. */
export const rates = { squareFoot: 140, word: 2400, crane: 6500 } as const;

const inchesPerFoot = 12;

/** Returns the size class of a height in inches. @internal */
export function sizeClassOf(height: number): 'tall' | 'tiny' | 'between' {
  if (height > dot.height) return 'tall';
  return height < dot.thumb ? 'tiny' : 'between';
}

/** Returns the area of a screen in square feet. */
export const squareFeetOf = ({ width, height }: Screen): number =>
  Math.round((width * height) / inchesPerFoot ** 2);

/** Returns the price, in dollars. */
export const priceOf = (screen: Screen): number =>
  screen.size === 'tall'
    ? squareFeetOf(screen) * rates.squareFoot + rates.crane
    : screen.words * rates.word;

/** Formats the size of a screen: “60 × 25 ft” or “1.1 × 0.9 in”. */
export const sizeText = ({ size, width, height }: Screen): string =>
  size === 'tall'
    ? `${width / inchesPerFoot} × ${height / inchesPerFoot} ft`
    : `${width} × ${height} in`;
