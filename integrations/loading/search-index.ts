import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import { readCatalogue } from '../../scripts/read-catalogue.ts';

/** Pagefind's own widgets: our search is a React view over its plain API. */
const widgets = /^pagefind-(.*ui|highlight)\b/;

/** Tags that stand inside a word or a sentence without parting it. */
const within = /^(?:<\/?(?:abbr|b|code|em|i|mark|strong|sub|sup|wbr)\b[^>]*>)+$/;

/**
 * The page as it is read out: nothing that is hidden from screen readers is found, and words of
 * neighboring elements do not run into one another in an excerpt.
 */
function asRead(html: string): string {
  return html
    .replaceAll(' aria-hidden="true"', ' aria-hidden="true" data-pagefind-ignore')
    .replace(/(?<=[\p{L}\p{N}])(?:<[^<>]+>)+(?=[\p{L}\p{N}])/gu, (tags) =>
      within.test(tags) ? tags : ` ${tags}`,
    );
}

/** Builds the search index in `dist/pagefind/` from every page that may be found. */
export async function buildSearchIndex(root: string): Promise<number> {
  const { index } = await pagefind.createIndex({ forceLanguage: 'en' });
  if (!index) throw new Error('Pagefind could not start: is its binary installed?');
  let count = 0;
  for (const { path, noindex } of readCatalogue(root)) {
    if (noindex) continue;
    const content = asRead(await readFile(join(root, `${path.slice(1)}.html`), 'utf8'));
    const { errors } = await index.addHTMLFile({ url: path, content });
    if (errors.length > 0) throw new Error(`Pagefind on ${path}: ${errors.join('; ')}`);
    count += 1;
  }
  const folder = join(root, 'pagefind');
  await index.writeFiles({ outputPath: folder });
  await pagefind.close();
  for (const name of await readdir(folder)) {
    if (widgets.test(name)) await rm(join(folder, name));
  }
  return count;
}
