import type { Options } from 'minisearch';

/** Page in the search index, as the build writes it. */
export interface IndexedPage {
  path: string;
  title: string;
  /** Search terms that the page itself does not contain. */
  synonyms: string;
  headings: string;
  description: string;
  text: string;
  /** URL of the plain text, for excerpts. */
  textFile: string;
}

/** Fields of a hit that are stored in the index. */
export type StoredPage = Pick<IndexedPage, 'path' | 'title' | 'description' | 'textFile'>;

/** Letters and digits; an apostrophe separates words. */
const wordPattern = /[\p{L}\p{N}]+/gu;

/** Plurals whose singular ends in `ie`. */
const iePluralPattern = /^(?:cook|mov|self|calor)ies$/;

/** Normalizes a word for the index: lower case, no accents, singular. */
export function indexedForm(term: string): string {
  const bareTerm = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (bareTerm.length > 4 && bareTerm.endsWith('ies') && !iePluralPattern.test(bareTerm))
    return `${bareTerm.slice(0, -3)}y`;
  return bareTerm.length > 3 ? bareTerm.replace(/(?<![siu])s$/, '') : bareTerm;
}

/** Returns the words of a text with their positions and index forms. */
export const wordsOf = (text: string) =>
  [...text.matchAll(wordPattern)].map((match) => {
    const [raw] = match;
    return { start: match.index, end: match.index + raw.length, term: indexedForm(raw) };
  });

/** MiniSearch options shared by the build, which writes the index, and the browser, which reads it. */
export const indexOptions = {
  idField: 'path',
  fields: ['title', 'synonyms', 'headings', 'description', 'text'],
  storeFields: ['path', 'title', 'description', 'textFile'],
  tokenize: (text) => text.match(wordPattern) ?? [],
  processTerm: indexedForm,
  searchOptions: {
    combineWith: 'AND',
    // A single letter would match half of all words.
    prefix: (term) => term.length > 1,
    boost: { title: 8, synonyms: 6, headings: 3, description: 2 },
  },
} satisfies Options<IndexedPage>;

/** URL of the index. */
export const indexUrl = '/search/index.json';
