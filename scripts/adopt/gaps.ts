import type { Text } from './texts.ts';

/** Matches a gap: `[how many people]` in a text, `[gap: price of the small plan]` in a comment. */
const gapPattern = /\[((?:gap: )?[a-z][a-z0-9 ,.’'/-]*[a-z0-9])\](?!\()/g;

/** Gap that the owner has to fill. */
export interface Gap extends Text {
  /** Description of the missing text: `how many people`. */
  description: string;
}

/** Finds the gaps in texts. One word in brackets is a value, not a gap. */
export const gapsIn = (texts: readonly Text[]): Gap[] =>
  texts.flatMap((text) =>
    [...text.text.matchAll(gapPattern)]
      .map(([, description = '']) => description.replace(/^gap: /, ''))
      .filter((description) => description.includes(' '))
      .map((description) => ({ ...text, description })),
  );

/** Formats gaps, one per line. */
export const formatGaps = (gaps: readonly Gap[]): string =>
  gaps.map(({ file, line, description }) => `${file}:${line}: [${description}]`).join('\n');
