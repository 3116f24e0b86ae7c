import type { Text } from './texts.ts';

/** Matches a gap: `[how many people]` in a text, `[gap: price of the small plan]` in a comment. */
const gap = /\[((?:gap: )?[a-z][a-z0-9 ,.’'/-]*[a-z0-9])\](?!\()/g;

/** Gap that the owner has to fill. */
export interface Gap extends Text {
  /** Text that goes in, in words: `how many people`. */
  wanted: string;
}

/** Finds the gaps in texts; one word in brackets is none, but a value. */
export const gapsIn = (texts: readonly Text[]): Gap[] =>
  texts.flatMap((text) =>
    [...text.text.matchAll(gap)]
      .map(([, wanted = '']) => wanted.replace(/^gap: /, ''))
      .filter((wanted) => wanted.includes(' '))
      .map((wanted) => ({ ...text, wanted })),
  );

/** Formats gaps, a line each. */
export const formatGaps = (gaps: readonly Gap[]): string =>
  gaps.map(({ file, line, wanted }) => `${file}:${line}: [${wanted}]`).join('\n');
