import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

const getCached = buildCache<ReturnType<typeof readText>>(
  new URL('page-text.ts', import.meta.url).href,
);

async function writeSiteFile(siteFolder: string, path: string, content: string): Promise<void> {
  const file = join(siteFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Returns the path of a page's text, with a hash of its content in the name. */
function textFilePath(text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
  return `/static/search/${hash}.txt`;
}

/**
 * Builds the search index of all indexable pages: `/search/index.json` with all words, and a small
 * text file for each page, for the excerpts of the results. Returns the number of pages.
 */
export async function buildSearchIndex(siteFolder: string): Promise<number> {
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
    const textFile = textFilePath(text);
    await writeSiteFile(siteFolder, textFile, text);
    const synonyms = synonymsOf(page).join(' ');
    index.add({
      path,
      title,
      synonyms,
      headings: headings.join(' '),
      description,
      text,
      textFile,
    });
  }
  await writeSiteFile(siteFolder, indexUrl, JSON.stringify(index));
  return index.documentCount;
}
