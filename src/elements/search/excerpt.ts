import { wordsOf } from './search-index.ts';

/** Segment of an excerpt; marked segments match the query. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Length of an excerpt in characters, and the largest distance of words that are shown together. */
const length = 220;

type Word = ReturnType<typeof wordsOf>[number];

/** Returns the match with the most different matches after it; the page's first heading ranks last. */
function bestStart(found: readonly Word[], headingEnd: number): Word | undefined {
  let best: Word | undefined;
  let bestWeight = 0;
  for (const [index, first] of found.entries()) {
    const nearby = found.slice(index).filter(({ start }) => start < first.start + length);
    const weight =
      new Set(nearby.map(({ term }) => term)).size + (first.start > headingEnd ? 0.5 : 0);
    if (weight <= bestWeight) continue;
    bestWeight = weight;
    best = first;
  }
  return best;
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
  const found = wordsOf(text).filter(({ term }) => terms.some((asked) => term.startsWith(asked)));
  const first = bestStart(found, blocks.indexOf('\n'));
  if (!first) return [];
  const limit = first.start + length;
  const end = text.length <= limit ? text.length : text.lastIndexOf(' ', limit);
  const parts: ExcerptPart[] = [];
  let at = first.start;
  for (const word of found) {
    if (word.start < at || word.end > end) continue;
    parts.push({ text: text.slice(at, word.start), marked: false });
    parts.push({ text: text.slice(word.start, word.end), marked: true });
    at = word.end;
  }
  const rest = text.slice(at, end);
  parts.push({ text: end < text.length ? `${rest} …` : rest, marked: false });
  return parts.filter((part) => part.text !== '');
}
