import type { AsPlainObject } from 'minisearch';
import { loadPart } from '../lazy-part/load-part.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import { type Engine, findPages } from './find-pages.ts';
import { indexAddress, indexOptions, type StoredPage } from './search-index.ts';

/** A page that was found. */
export interface SearchHit {
  title: string;
  /** Path of the page in its canonical spelling. */
  path: string;
  excerpt: ExcerptPart[];
}

/** What was found for a query. `total` counts all pages, `hits` are the best of them. */
export interface SearchAnswer {
  total: number;
  hits: SearchHit[];
  /** What was looked for instead, where no page says what was asked. */
  instead?: string;
}

async function read(address: string): Promise<Response> {
  // The index keeps its name: asked for anew, it is a few bytes where nothing has changed.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** All words of the index, those of most pages first: of two that may be meant, it is the usual one. */
function vocabularyOf({ index }: AsPlainObject): string[] {
  const uses = (fields: (typeof index)[number][1]) =>
    Object.values(fields).reduce((sum, pages) => sum + Object.keys(pages).length, 0);
  return index
    .map(([term, fields]) => ({ term, count: uses(fields) }))
    .sort((one, other) => other.count - one.count)
    .map(({ term }) => term);
}

/** The index that the build has written (there is none in development), with what reads it. */
const load = () =>
  loadPart<Engine>('search', async () => {
    const [{ default: MiniSearch }, plain] = await Promise.all([
      import('minisearch'),
      read(indexAddress).then((response) => response.json() as Promise<AsPlainObject>),
    ]);
    return { index: MiniSearch.loadJS(plain, indexOptions), vocabulary: vocabularyOf(plain) };
  });

/** The text of a page. A page whose text does not come has its description. */
const loadText = (address: string) =>
  loadPart(address, () => fetch(address).then((response) => (response.ok ? response.text() : '')));

/**
 * Searches all pages of the site. The index comes with the first search, texts with their hits.
 *
 * @param limit how many hits are read in full
 * @throws ChunkLoadError when the search cannot be loaded
 */
export async function searchSite(
  query: string,
  limit: number,
  source: { engine: () => Promise<Engine>; text: (address: string) => Promise<string> } = {
    engine: load,
    text: loadText,
  },
): Promise<SearchAnswer> {
  const { pages, terms, instead } = findPages(await source.engine(), query);
  const hitOf = async ({ title, path, description, textFile }: StoredPage): Promise<SearchHit> => {
    const text = await source.text(textFile).catch(() => '');
    const excerpt = [text, description].map((words) => excerptOf(words, terms));
    const found = excerpt.find((parts) => parts.length > 0);
    return { title, path, excerpt: found ?? [{ text: description, marked: false }] };
  };
  return {
    total: pages.length,
    hits: await Promise.all(pages.slice(0, limit).map(hitOf)),
    ...(instead ? { instead } : {}),
  };
}
