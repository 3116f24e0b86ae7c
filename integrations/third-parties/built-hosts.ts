import { readFile } from 'node:fs/promises';
import type { SiteConfig } from '../../site.config.ts';
import { buildCache } from '../build-cache/build-cache.ts';
import { listFiles } from '../built-site/list-files.ts';
import { urlPathOf } from '../built-site/url-path.ts';
import { type ExternalUrl, externalUrls } from './external-urls.ts';
import { unnamedHostFinder } from './unnamed-hosts.ts';
import { urlsInCss } from './urls-in-css.ts';

/** Cache of the URLs of pages: parsing all takes seconds, and few change between two builds. */
const getCached = buildCache<ExternalUrl[]>(import.meta.url);

/** Maximum number of pages that a message lists. */
const maxListedPages = 3;

function formatPaths(paths: readonly string[]): string {
  const omitted = paths.length - maxListedPages;
  return `${paths.slice(0, maxListedPages).join(', ')}${omitted > 0 ? ` and ${omitted} more` : ''}`;
}

/**
 * Finds requests of a built site, in its pages and stylesheets, to hosts that the configuration
 * does not name.
 *
 * @returns a line per place and host, with the pages that contain it
 */
export async function unnamedHostsOf(siteFolder: string, config: SiteConfig): Promise<string[]> {
  const findUnnamedHosts = unnamedHostFinder(config);
  const pathsByLine = new Map<string, string[]>();
  for (const file of await listFiles(siteFolder, /\.(?:html|css)$/)) {
    const text = await readFile(file, 'utf8');
    const urls = file.endsWith('.css')
      ? urlsInCss(text, 'url()')
      : await getCached([text], () => externalUrls(text));
    for (const line of findUnnamedHosts(urls)) {
      pathsByLine.set(line, [...(pathsByLine.get(line) ?? []), urlPathOf(siteFolder, file)]);
    }
  }
  return [...pathsByLine].map(([line, paths]) => `${formatPaths(paths)}: ${line}`);
}
