import { wordsOf } from './search-index.ts';

/** A piece of an excerpt; marked pieces are what was searched for. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Characters of an excerpt, and how far apart words may stand to be shown together. */
const length = 220;

type Word = ReturnType<typeof wordsOf>[number];

/** The found word from which on most of the different words stand near; the first heading comes last. */
function bestStart(found: readonly Word[], headingEnd: number): Word | undefined {
  let best: Word | undefined;
  let most = 0;
  for (const [index, first] of found.entries()) {
    const near = found.slice(index).filter(({ start }) => start < first.start + length);
    const weight =
      new Set(near.map(({ term }) => term)).size + (first.start > headingEnd ? 0.5 : 0);
    if (weight <= most) continue;
    most = weight;
    best = first;
  }
  return best;
}

/** Blocks stand on lines of their own: a dot parts those that do not end like a sentence. */
const oneLine = (text: string) =>
  text.replace(/(.)\n+/g, (_, end: string) => (/[.!?…:]/.test(end) ? `${end} ` : `${end} · `));

/**
 * A piece of a text that begins with what was found.
 *
 * @param blocks blocks of words, one a line; the first is the page's heading
 * @param terms words as the index knows them; what begins with one of them is found as well
 * @returns nothing where the text has none of them
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
