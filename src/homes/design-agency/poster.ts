/** A poster is 240 wide and 340 tall. The field is the square that its rule fills; the rest is for text. */
export const posterSize = { width: 240, height: 340, field: 240 } as const;

/** Printed or left as paper; on an inked sheet the two change places. */
type Part = 'ink' | 'sheet';

export interface PosterLetters {
  x: number;
  y: number;
  size: number;
  words: string;
  part: Part;
  /** Reads from below to above. */
  upright?: boolean;
}

/** One poster as plain data: the drawn shapes, in order, and the text over them. */
export interface PosterSheet {
  rule: RuleName;
  seed: number;
  ground: 'white' | 'gray' | 'ink';
  shapes: readonly { d: string; part: Part; evenOdd?: boolean }[];
  letters: readonly PosterLetters[];
}

/** Text of a poster: one word or two, and time or place. */
export interface Notice {
  word: string;
  detail: string;
}

export const ruleNames = ['quarter', 'slip', 'half', 'count', 'cross', 'turn', 'word'] as const;
export type RuleName = (typeof ruleNames)[number];

/** Rounds to a tenth, so that page and server write the same path. */
export const roundToTenth = (value: number) => Math.round(value * 10) / 10;
