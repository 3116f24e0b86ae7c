import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isApiPath } from '../../src/forms/api-paths.ts';
import { aliases } from '../../src/page-meta/aliases.ts';
import { leftOutPaths } from '../../src/page-meta/pages.ts';
import { filesBelow } from '../loading/html-files.ts';

const anchors = /<a\s[^>]*?\bhref="([/#][^"]*)"/g;
const ids = /\bid="([^"]+)"/g;
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

interface Built {
  links: string[];
  ids: Set<string>;
}

/** Returns the reason why there is no page at a path. */
const reasonOf = (path: string) =>
  leftOutPaths.has(path)
    ? 'the field samples of site.config.ts leaves that page out'
    : 'there is no such page';

async function builtPages(root: string): Promise<Map<string, Built>> {
  const pages = new Map<string, Built>();
  for (const file of await filesBelow(root, /\.html$/)) {
    const html = await readFile(file, 'utf8');
    const path = `/${relative(root, file)
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const found = (pattern: RegExp) =>
      [...html.matchAll(pattern)].map(([, text = '']) => plain(text));
    pages.set(path, { links: found(anchors), ids: new Set(found(ids)) });
  }
  return pages;
}

/**
 * Finds links in built pages whose target does not exist: no such page or file, or no such id
 * on it.
 *
 * @returns a line per link, with one page that contains it
 */
export async function deadLinks(root: string): Promise<string[]> {
  const pages = await builtPages(root);
  const dead = new Map<string, string>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const { pathname, hash } = new URL(link, new URL(path, 'http://site'));
      const to = decodeURIComponent(pathname);
      const page = pages.get(aliases[to] ?? to);
      const isThere = page || isApiPath(to);
      if (!isThere && !existsSync(join(root, to)))
        dead.set(link, `${link}, on ${path}: ${reasonOf(to)}`);
      // `#top` is the top of any page (HTML standard).
      const id = decodeURIComponent(hash.slice(1));
      if (page && !['', 'top'].includes(id) && !page.ids.has(id))
        dead.set(`${path} ${link}`, `${link}, on ${path}: nothing on that page has the id "${id}"`);
    }
  }
  return [...dead.values()];
}
