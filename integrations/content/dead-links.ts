import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isApiPath } from '../../src/forms/api-paths.ts';
import { aliases } from '../../src/page-meta/aliases.ts';
import { leftOutPaths } from '../../src/page-meta/pages.ts';
import { listFiles } from '../built-site/list-files.ts';

/** Matches the URL of a link to a page of the site, or to an anchor of the same page. */
const internalHrefPattern = /<a\s[^>]*?\bhref="([/#][^"]*)"/g;
const idPattern = /\bid="([^"]+)"/g;
const decodeEntities = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

interface BuiltPage {
  links: string[];
  ids: Set<string>;
}

/** Returns the reason why there is no page at a path. */
const reasonOf = (path: string) =>
  leftOutPaths.has(path)
    ? 'the field samples of site.config.ts leaves that page out'
    : 'there is no such page';

async function readBuiltPages(siteFolder: string): Promise<Map<string, BuiltPage>> {
  const pages = new Map<string, BuiltPage>();
  for (const file of await listFiles(siteFolder, /\.html$/)) {
    const html = await readFile(file, 'utf8');
    const path = `/${relative(siteFolder, file)
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const capturesOf = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, text = '']) => decodeEntities(text));
    const ids = new Set(capturesOf(idPattern));
    pages.set(path, { links: capturesOf(internalHrefPattern), ids });
  }
  return pages;
}

/**
 * Finds links in built pages whose target does not exist: there is no such page or file, or the
 * page has no element with that id.
 *
 * @returns a line for each link, with one page that contains it
 */
export async function deadLinks(siteFolder: string): Promise<string[]> {
  const pages = await readBuiltPages(siteFolder);
  const errors = new Map<string, string>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const { pathname, hash } = new URL(link, new URL(path, 'http://site'));
      const targetPath = decodeURIComponent(pathname);
      const page = pages.get(aliases[targetPath] ?? targetPath);
      const isPageOrApi = page || isApiPath(targetPath);
      if (!isPageOrApi && !existsSync(join(siteFolder, targetPath)))
        errors.set(link, `${link}, on ${path}: ${reasonOf(targetPath)}`);
      // `#top` is the top of any page (HTML standard).
      const id = decodeURIComponent(hash.slice(1));
      if (page && !['', 'top'].includes(id) && !page.ids.has(id))
        errors.set(
          `${path} ${link}`,
          `${link}, on ${path}: nothing on that page has the id "${id}"`,
        );
    }
  }
  return [...errors.values()];
}
