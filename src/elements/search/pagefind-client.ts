import { loadPart } from '../lazy-part/load-part.ts';
import { type ExcerptPart, parseExcerpt } from './excerpt.ts';

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
}

/** The part of Pagefind's browser API that is used here. */
export interface Pagefind {
  search(query: string): Promise<{
    results: { data(): Promise<{ url: string; excerpt: string; meta: { title?: string } }> }[];
  }>;
}

/** Written by `pagefind` beside the built site; there is none in development. */
const address = '/pagefind/pagefind.js';
const load = () => loadPart<Pagefind>('pagefind', () => import(/* @vite-ignore */ address));

/** Pages are files (`/page/about-us.html`); their addresses have no ending. */
const pathOf = (url: string) => url.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * Searches all pages of the site. Brings Pagefind with the first search, its index piece by piece.
 *
 * @param limit how many hits are read in full
 * @throws ChunkLoadError when the search cannot be loaded
 */
export async function searchSite(
  query: string,
  limit: number,
  loadPagefind: () => Promise<Pagefind> = load,
): Promise<SearchAnswer> {
  const pagefind = await loadPagefind();
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return {
    total: results.length,
    hits: pages.map(({ url, excerpt, meta }) => ({
      title: meta.title ?? pathOf(url),
      path: pathOf(url),
      excerpt: parseExcerpt(excerpt),
    })),
  };
}
