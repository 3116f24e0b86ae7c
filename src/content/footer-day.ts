/** A day as the hours footer draws it. */
export interface FooterDay {
  day: string;
  /** Hours after midnight, such as 16.5; a closed day has none. */
  opens?: number;
  closes?: number;
  /** The same in words: `7 – 3`, or `Closed`. */
  text: string;
}
