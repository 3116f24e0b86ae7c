import type { Options } from 'minisearch';

/** A page as the build puts it into the index. */
export interface IndexedPage {
  path: string;
  title: string;
  /** Words that people look for and that the page does not say. */
  synonyms: string;
  headings: string;
  description: string;
  text: string;
  /** Address of the text alone, for excerpts. */
  textFile: string;
}

/** What a hit brings along from the index. */
export type StoredPage = Pick<IndexedPage, 'path' | 'title' | 'description' | 'textFile'>;

/** Letters and digits; an apostrophe parts words, as it does for the eye. */
const word = /[\p{L}\p{N}]+/gu;

/** Plurals whose singular ends in `ie`. */
const withIe = /^(?:cook|mov|self|calor)ies$/;

/** A word as the index knows it: small letters, no accents, singular. */
export function indexedForm(term: string): string {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length > 4 && plain.endsWith('ies') && !withIe.test(plain))
    return `${plain.slice(0, -3)}y`;
  return plain.length > 3 ? plain.replace(/(?<![siu])s$/, '') : plain;
}

/** The words of a text, where they stand, and as the index knows them. */
export const wordsOf = (text: string) =>
  [...text.matchAll(word)].map((match) => {
    const [raw] = match;
    return { start: match.index, end: match.index + raw.length, term: indexedForm(raw) };
  });

/** The same for the build, which writes the index, and for the browser, which reads it. */
export const indexOptions = {
  idField: 'path',
  fields: ['title', 'synonyms', 'headings', 'description', 'text'],
  storeFields: ['path', 'title', 'description', 'textFile'],
  tokenize: (text) => text.match(word) ?? [],
  processTerm: indexedForm,
  searchOptions: {
    combineWith: 'AND',
    // A letter alone begins half of all words.
    prefix: (term) => term.length > 1,
    boost: { title: 8, synonyms: 6, headings: 3, description: 2 },
  },
} satisfies Options<IndexedPage>;

/** Where the build puts the index. */
export const indexAddress = '/search/index.json';
