import { glyphWidths, unknownWidth } from './glyph-widths.ts';

/** Part of a line; words of the query are bold in descriptions. */
export interface Run {
  text: string;
  bold: boolean;
}

/** Font size and available width of a line, in pixels. */
export interface LineSetting {
  size: number;
  maxWidth: number;
}

/** Settings of desktop and phone: a title has one line on a desktop and two on a phone. */
export const settings = {
  desk: { title: { size: 20, maxWidth: 600 }, text: { size: 14, maxWidth: 920 } },
  phone: { title: { size: 18, maxWidth: 652 }, text: { size: 14, maxWidth: 680 } },
} as const satisfies Record<string, { title: LineSetting; text: LineSetting }>;

const unitsPerEm = 2048;
const ellipsis = ' …';

/** Collapses white space. */
export const collapseWhiteSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the width of a text in pixels, one glyph after another, without kerning. */
export function textWidth(
  text: string,
  size: number,
  weight: 'regular' | 'bold' = 'regular',
): number {
  let units = 0;
  for (const glyph of text.normalize('NFC'))
    units += glyphWidths[weight].get(glyph) ?? unknownWidth(glyph);
  return (units * size) / unitsPerEm;
}

/** Returns the width of a text with its matched words in bold. */
export const runsWidth = (runs: readonly Run[], size: number): number =>
  runs.reduce((sum, { text, bold }) => sum + textWidth(text, size, bold ? 'bold' : 'regular'), 0);

const normalizeWord = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']s$|[’']/gu, '')
    .toLowerCase();
// Stop words: never bold.
const stopWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'me',
  'my',
  'near',
  'of',
  'on',
  'or',
  'the',
  'to',
]);

/** Returns the significant words of a query. */
export const searchedWords = (query: string): ReadonlySet<string> =>
  new Set(
    (query.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [])
      .map(normalizeWord)
      .filter((word) => word && !stopWords.has(word)),
  );

/** Returns whether a word is in the query, with or without a final s. */
function isSearched(word: string, searched: ReadonlySet<string>): boolean {
  const normalized = normalizeWord(word);
  return (
    searched.has(normalized) ||
    searched.has(`${normalized}s`) ||
    (normalized.endsWith('s') && searched.has(normalized.slice(0, -1)))
  );
}

/** Splits a text into parts; words of the query are bold. */
export function runsOf(text: string, query: string): Run[] {
  const searched = searchedWords(query);
  const runs: Run[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}’']+|[^\p{L}\p{M}\p{N}’']+/gu)) {
    const bold = isSearched(piece, searched);
    const last = runs.at(-1);
    if (last && last.bold === bold) last.text += piece;
    else runs.push({ text: piece, bold });
  }
  return runs;
}

/** Truncated line: the part that fits, and the width of the whole. */
export interface Line {
  visibleText: string;
  isCut: boolean;
  width: number;
  /** Truncated words. */
  cutText: string;
}

/**
 * Truncates a line after the last word that fits together with an ellipsis. Words of `query` are
 * bold, and therefore wider.
 */
export function cutLine(text: string, { size, maxWidth }: LineSetting, query = ''): Line {
  const fullText = collapseWhiteSpace(text);
  const widthOf = (part: string) =>
    runsWidth(query ? runsOf(part, query) : [{ text: part, bold: false }], size);
  const width = widthOf(fullText);
  if (width <= maxWidth) return { visibleText: fullText, isCut: false, width, cutText: '' };
  const words = fullText.split(' ');
  let keptCount = words.length - 1;
  const keptText = () =>
    words
      .slice(0, keptCount)
      .join(' ')
      .replace(/[\s,;:|&–—-]+$/u, '');
  while (keptCount > 0 && widthOf(keptText() + ellipsis) > maxWidth) keptCount -= 1;
  if (keptCount === 0)
    return {
      visibleText: cutWord(fullText, maxWidth, widthOf),
      isCut: true,
      width,
      cutText: fullText,
    };
  return {
    visibleText: keptText() + ellipsis,
    isCut: true,
    width,
    cutText: words.slice(keptCount).join(' '),
  };
}

/** Truncates a word that is longer than the line, with an ellipsis. */
function cutWord(word: string, maxWidth: number, widthOf: (part: string) => number): string {
  const glyphs = [...word];
  while (glyphs.length > 1 && widthOf(`${glyphs.join('')}…`) > maxWidth) glyphs.pop();
  return `${glyphs.join('')}…`;
}
