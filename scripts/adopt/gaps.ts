import type { Text } from './texts.ts';

/**
 * Matches a gap in any language: `[how many people]` in a text, `[gap: price of the small plan]` in
 * a comment.
 */
const gapPattern = /\[((?:gap: )?\p{L}[\p{L}\d ,.’'/-]*[\p{L}\d])\](?!\()/gu;

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

/** Number of gaps that a summary lists. */
const maxListed = 10;

/** Formats the number of gaps and the first of them; empty if there are none. */
export function summarizeGaps(gaps: readonly Gap[]): string {
  if (gaps.length === 0) return '';
  const moreCount = gaps.length - maxListed;
  const moreText = moreCount > 0 ? `\n… and ${moreCount} more: npm run adopt -- --check` : '';
  return `Gaps to fill (${gaps.length}):\n${formatGaps(gaps.slice(0, maxListed))}${moreText}\n`;
}
