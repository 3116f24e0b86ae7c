import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { readPages } from '../../scripts/read-pages.ts';
import { synonymsOf } from '../../src/content/showcase.ts';
import {
  type IndexedPage,
  indexOptions,
  indexUrl,
} from '../../src/elements/search/search-index.ts';
import { buildCache } from '../build-cache/build-cache.ts';
import { readText } from './page-text.ts';
import type { SharedFiles } from './shared-files.ts';

const getCached = buildCache<ReturnType<typeof readText>>(
  new URL('page-text.ts', import.meta.url).href,
);

/**
 * Builds the search index of all indexable pages: `/search/index.json` with all words, and a small
 * text file for each page, for the excerpts of the results. Returns the number of pages.
 */
export async function buildSearchIndex(siteFolder: string, files: SharedFiles): Promise<number> {
  const index = new MiniSearch<IndexedPage>(indexOptions);
  for (const page of readPages(siteFolder)) {
    const { path, title, description, noindex } = page;
    if (noindex) continue;
    const html = await readFile(join(siteFolder, `${path.slice(1)}.html`), 'utf8');
    const { text, headings } = await getCached(html, () => readText(html));
    if (!text)
      throw new Error(
        `${path} has no text for the search index: its data-search-body is missing or empty.`,
      );
    index.add({
      path,
      title,
      synonyms: synonymsOf(page).join(' '),
      headings: headings.join(' '),
      description,
      text,
      textFile: files.add('/static/search/*.txt', text),
    });
  }
  files.add(indexUrl, JSON.stringify(index));
  return index.documentCount;
}
