/** Outlines of a client's logo: a symbol of 48 by 48, and the name. */
export type ClientLogoShape = {
  /** Accessible name. */
  readonly words: string;
  /** Filled path of the symbol (even-odd rule). */
  readonly fill?: string;
  /** Stroked path of the symbol, 4 units wide. */
  readonly stroke?: string;
  /** Width of the name at 300 units per em. */
  readonly wordWidth: number;
  /** Path of the name, baseline at y = 300. */
  readonly word: string;
};
