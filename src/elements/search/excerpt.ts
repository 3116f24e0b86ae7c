import { wordsOf } from './search-index.ts';

/** Segment of an excerpt; marked segments match the query. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Length of an excerpt in characters, and the largest distance of words that are shown together. */
const maxLength = 220;

type Word = ReturnType<typeof wordsOf>[number];

/** Returns the match with the most different matches after it; the page's first heading ranks last. */
function bestStart(matches: readonly Word[], headingEnd: number): Word | undefined {
  let bestMatch: Word | undefined;
  let bestScore = 0;
  for (const [index, candidate] of matches.entries()) {
    const nearby = matches.slice(index).filter(({ start }) => start < candidate.start + maxLength);
    const score =
      new Set(nearby.map(({ term }) => term)).size + (candidate.start > headingEnd ? 0.5 : 0);
    if (score <= bestScore) continue;
    bestScore = score;
    bestMatch = candidate;
  }
  return bestMatch;
}

/** Blocks are on lines of their own: a dot separates those without a sentence's punctuation. */
const oneLine = (text: string) =>
  text.replace(/(.)\n+/g, (_, end: string) => (/[.!?…:]/.test(end) ? `${end} ` : `${end} · `));

/**
 * Returns an excerpt that begins with the first good match.
 *
 * @param blocks text blocks, one a line; the first is the page's heading
 * @param terms words in index form; words that begin with one of them match as well
 * @returns an empty array without a match
 */
export function excerptOf(blocks: string, terms: readonly string[]): ExcerptPart[] {
  const text = oneLine(blocks);
  const matches = wordsOf(text).filter(({ term }) =>
    terms.some((queryTerm) => term.startsWith(queryTerm)),
  );
  const firstMatch = bestStart(matches, blocks.indexOf('\n'));
  if (!firstMatch) return [];
  const limit = firstMatch.start + maxLength;
  const end = text.length <= limit ? text.length : text.lastIndexOf(' ', limit);
  const parts: ExcerptPart[] = [];
  let position = firstMatch.start;
  for (const word of matches) {
    if (word.start < position || word.end > end) continue;
    parts.push({ text: text.slice(position, word.start), marked: false });
    parts.push({ text: text.slice(word.start, word.end), marked: true });
    position = word.end;
  }
  const tail = text.slice(position, end);
  parts.push({ text: end < text.length ? `${tail} …` : tail, marked: false });
  return parts.filter((part) => part.text !== '');
}
