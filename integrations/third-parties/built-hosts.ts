import { readFile } from 'node:fs/promises';
import type { SiteConfig } from '../../site.config.ts';
import { buildCache } from '../build-cache/build-cache.ts';
import { pathOf } from '../loading/canonical-path.ts';
import { filesBelow } from '../loading/html-files.ts';
import { type AskedUrl, askedUrls } from './asked-urls.ts';
import { unnamedHostFinder } from './unnamed-hosts.ts';
import { urlsInCss } from './urls-in-css.ts';

/** Parsing all pages takes seconds, and few of them change between two builds. */
const cached = buildCache<AskedUrl[]>(import.meta.url);

/** Pages that a message lists, of those that it concerns. */
const maxListed = 3;

function listed(paths: readonly string[]): string {
  const more = paths.length - maxListed;
  return `${paths.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * Finds requests of a built site, in its pages and stylesheets, to hosts that the configuration
 * does not name.
 *
 * @returns a line per place and host, with the pages that it was found on
 */
export async function unnamedHostsOf(root: string, config: SiteConfig): Promise<string[]> {
  const find = unnamedHostFinder(config);
  const pages = new Map<string, string[]>();
  for (const file of await filesBelow(root, /\.(?:html|css)$/)) {
    const text = await readFile(file, 'utf8');
    const asked = file.endsWith('.css')
      ? urlsInCss(text, 'url()')
      : await cached([text], () => askedUrls(text));
    for (const line of find(asked)) {
      pages.set(line, [...(pages.get(line) ?? []), pathOf(root, file)]);
    }
  }
  return [...pages].map(([line, paths]) => `${listed(paths)}: ${line}`);
}
