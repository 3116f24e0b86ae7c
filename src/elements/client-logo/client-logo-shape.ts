/** One client's logo as outlines: a sign on 48 by 48, and its name. */
export type ClientLogoShape = {
  /** The name as it is read out. */
  readonly words: string;
  /** Outline of the sign, filled by the even-odd rule. */
  readonly fill?: string;
  /** Lines of the sign, 4 units thick. */
  readonly stroke?: string;
  /** Width of the name at 300 units an em. */
  readonly wordWidth: number;
  /** The name as outlines, baseline at 300. */
  readonly word: string;
};
