import type MiniSearch from 'minisearch';
import { nearestWord } from './nearest-word.ts';
import { type StoredPage, wordsOf } from './search-index.ts';

/** The index, and all words that stand in it. */
export interface Engine {
  index: Pick<MiniSearch, 'search'>;
  vocabulary: readonly string[];
}

export interface FoundPages {
  pages: StoredPage[];
  /** What was looked for in the end, as the index knows it. */
  terms: string[];
  /** The same as it may be read, where it is not what was asked. */
  instead?: string;
}

/**
 * The pages that have all words of a query, best first. A word that no page has gives way to one that
 * was probably meant; where there is none, to the other words of the query. Nothing is found by chance.
 */
export function findPages({ index, vocabulary }: Engine, query: string): FoundPages {
  const asked = [...new Set(wordsOf(query).map(({ term }) => term))];
  const known = (word: string) => vocabulary.some((term) => term.startsWith(word));
  const terms = asked.flatMap((word) =>
    known(word) ? [word] : (nearestWord(word, vocabulary) ?? []),
  );
  const pages = terms.length > 0 ? index.search(terms.join(' ')) : [];
  const instead = terms.join(' ');
  return {
    pages: pages as unknown as StoredPage[],
    terms,
    ...(instead !== asked.join(' ') && pages.length > 0 ? { instead } : {}),
  };
}
