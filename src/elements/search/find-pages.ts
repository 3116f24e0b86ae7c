import type MiniSearch from 'minisearch';
import { nearestWord } from './nearest-word.ts';
import { type StoredPage, wordsOf } from './search-index.ts';

/** Search index with its vocabulary. */
export interface SearchEngine {
  index: Pick<MiniSearch, 'search'>;
  vocabulary: readonly string[];
}

export interface FoundPages {
  pages: StoredPage[];
  /** Terms that were searched for, in index form. */
  terms: string[];
  /** Corrected query, where it differs from the entered query. */
  correctedQuery?: string;
}

/**
 * Returns the pages that contain all words of a query, best first. A word without matches is replaced by
 * the nearest word of the vocabulary, or dropped where none is near enough.
 */
export function findPages({ index, vocabulary }: SearchEngine, query: string): FoundPages {
  const queryTerms = [...new Set(wordsOf(query).map(({ term }) => term))];
  const isKnown = (word: string) => vocabulary.some((term) => term.startsWith(word));
  const terms = queryTerms.flatMap((word) =>
    isKnown(word) ? [word] : (nearestWord(word, vocabulary) ?? []),
  );
  const pages = terms.length > 0 ? index.search(terms.join(' ')) : [];
  const correctedQuery = terms.join(' ');
  return {
    pages: pages as unknown as StoredPage[],
    terms,
    ...(correctedQuery !== queryTerms.join(' ') && pages.length > 0 ? { correctedQuery } : {}),
  };
}
