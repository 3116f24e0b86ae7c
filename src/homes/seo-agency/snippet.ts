import { glyphWidths, unknownWidth } from './glyph-widths.ts';

/** Part of a line; words of the query are bold in descriptions. */
export interface Run {
  text: string;
  bold: boolean;
}

/** Font size and available width of a line, in pixels. */
export interface Setting {
  size: number;
  room: number;
}

/** Settings of desktop and phone: a title has one line on a desktop and two on a phone. */
export const settings = {
  desk: { title: { size: 20, room: 600 }, text: { size: 14, room: 920 } },
  phone: { title: { size: 18, room: 652 }, text: { size: 14, room: 680 } },
} as const satisfies Record<string, { title: Setting; text: Setting }>;

const unitsPerSize = 2048;
const ellipsis = ' …';

/** Collapses white space. */
export const tidied = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the width of a text in pixels, one glyph after another, without kerning. */
export function measured(
  text: string,
  size: number,
  weight: 'regular' | 'bold' = 'regular',
): number {
  let units = 0;
  for (const glyph of text.normalize('NFC'))
    units += glyphWidths[weight].get(glyph) ?? unknownWidth(glyph);
  return (units * size) / unitsPerSize;
}

/** Returns the width of a text with its matched words in bold. */
export const measuredRuns = (runs: readonly Run[], size: number): number =>
  runs.reduce((sum, { text, bold }) => sum + measured(text, size, bold ? 'bold' : 'regular'), 0);

const plainWord = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']s$|[’']/gu, '')
    .toLowerCase();
// Stop words: never bold.
const small = new Set([
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
      .map(plainWord)
      .filter((word) => word && !small.has(word)),
  );

/** Tests if a word is in the query, with or without a final s. */
function isSearched(word: string, searched: ReadonlySet<string>): boolean {
  const plain = plainWord(word);
  return (
    searched.has(plain) ||
    searched.has(`${plain}s`) ||
    (plain.endsWith('s') && searched.has(plain.slice(0, -1)))
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
  shown: string;
  cut: boolean;
  width: number;
  /** Truncated words. */
  lost: string;
}

/**
 * Truncates a line after the last word that fits together with an ellipsis. Words of `query` are
 * bold, and therefore wider.
 */
export function cutLine(text: string, { size, room }: Setting, query = ''): Line {
  const whole = tidied(text);
  const widthOf = (part: string) =>
    measuredRuns(query ? runsOf(part, query) : [{ text: part, bold: false }], size);
  const width = widthOf(whole);
  if (width <= room) return { shown: whole, cut: false, width, lost: '' };
  const words = whole.split(' ');
  let kept = words.length - 1;
  const ended = () =>
    words
      .slice(0, kept)
      .join(' ')
      .replace(/[\s,;:|&–—-]+$/u, '');
  while (kept > 0 && widthOf(ended() + ellipsis) > room) kept -= 1;
  if (kept === 0) return { shown: cutWord(whole, room, widthOf), cut: true, width, lost: whole };
  return { shown: ended() + ellipsis, cut: true, width, lost: words.slice(kept).join(' ') };
}

/** Truncates a word that is longer than the line, with an ellipsis. */
function cutWord(word: string, room: number, widthOf: (part: string) => number): string {
  const glyphs = [...word];
  while (glyphs.length > 1 && widthOf(`${glyphs.join('')}…`) > room) glyphs.pop();
  return `${glyphs.join('')}…`;
}
