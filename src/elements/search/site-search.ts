import type { AsPlainObject } from 'minisearch';
import { loadChunk } from '../lazy-component/load-chunk.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import { findPages, type SearchEngine } from './find-pages.ts';
import { indexOptions, indexUrl, type StoredPage } from './search-index.ts';

/** Search result. */
export interface SearchHit {
  title: string;
  /** Canonical path of the page. */
  path: string;
  excerpt: ExcerptPart[];
}

/** Results of a query. `total` counts all pages, `hits` are the best of them. */
export interface SearchAnswer {
  total: number;
  hits: SearchHit[];
  /** Corrected query that was searched for instead. */
  correctedQuery?: string;
}

async function fetchFile(url: string): Promise<Response> {
  // The index has no hash in its name: revalidated, it is a few bytes where nothing has changed.
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/**
 * Returns all words of the index, most frequent first: of two candidates for a correction, the
 * usual one.
 */
function vocabularyOf({ index }: AsPlainObject): string[] {
  const countUses = (fields: (typeof index)[number][1]) =>
    Object.values(fields).reduce((sum, pages) => sum + Object.keys(pages).length, 0);
  return index
    .map(([term, fields]) => ({ term, count: countUses(fields) }))
    .sort((one, other) => other.count - one.count)
    .map(({ term }) => term);
}

/** Loads the index that the build has written (there is none in development), and MiniSearch. */
const loadEngine = () =>
  loadChunk<SearchEngine>('search', async () => {
    const [{ default: MiniSearch }, indexData] = await Promise.all([
      import('minisearch'),
      fetchFile(indexUrl).then((response) => response.json() as Promise<AsPlainObject>),
    ]);
    return {
      index: MiniSearch.loadJS(indexData, indexOptions),
      vocabulary: vocabularyOf(indexData),
    };
  });

/** Loads the text of a page; '' where it is missing, and the description is used. */
const loadText = (url: string) =>
  loadChunk(url, () => fetch(url).then((response) => (response.ok ? response.text() : '')));

/**
 * Searches all pages of the site. The index is loaded with the first search, texts with their hits.
 *
 * @param limit number of hits with excerpts
 * @throws ChunkLoadError when the index cannot be loaded
 */
export async function searchSite(
  query: string,
  limit: number,
  source: { engine: () => Promise<SearchEngine>; text: (url: string) => Promise<string> } = {
    engine: loadEngine,
    text: loadText,
  },
): Promise<SearchAnswer> {
  const { pages, terms, correctedQuery } = findPages(await source.engine(), query);
  const hitOf = async ({ title, path, description, textFile }: StoredPage): Promise<SearchHit> => {
    const text = await source.text(textFile).catch(() => '');
    const excerpts = [text, description].map((words) => excerptOf(words, terms));
    const excerpt = excerpts.find((parts) => parts.length > 0);
    return { title, path, excerpt: excerpt ?? [{ text: description, marked: false }] };
  };
  return {
    total: pages.length,
    hits: await Promise.all(pages.slice(0, limit).map(hitOf)),
    ...(correctedQuery ? { correctedQuery } : {}),
  };
}
