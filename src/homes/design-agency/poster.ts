/** Size of a poster in SVG units. The field is the square that a rule draws in; the rest is for text. */
export const posterSize = { width: 240, height: 340, field: 240 } as const;

/** Printed, or left as paper; swapped on a poster with an inked background. */
type Part = 'ink' | 'sheet';

export interface PosterLetters {
  x: number;
  y: number;
  size: number;
  words: string;
  part: Part;
  /** Text from bottom to top. */
  upright?: boolean;
}

/** Poster as plain data: shapes in drawing order, and the text over them. */
export interface PosterSheet {
  rule: RuleName;
  seed: number;
  ground: 'white' | 'gray' | 'ink';
  shapes: readonly { d: string; part: Part; evenOdd?: boolean }[];
  letters: readonly PosterLetters[];
}

/** Text of a poster: one or two words, and time or place. */
export interface Notice {
  word: string;
  detail: string;
}

export const ruleNames = ['quarter', 'slip', 'half', 'count', 'cross', 'turn', 'word'] as const;
export type RuleName = (typeof ruleNames)[number];

/** Rounds to a tenth, so that browser and server create the same path. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;
