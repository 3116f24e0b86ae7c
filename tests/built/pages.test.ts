import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { isApiPath } from '../../src/forms/api-paths.ts';
import { aliases, canonicalPath } from '../../src/page-meta/aliases.ts';
import { pages } from '../../src/page-meta/pages.ts';
import { builtPages } from './built-pages.ts';
import { extractPageParts } from './page-parts.ts';
import { ownPath, sharedBy } from './shared-texts.ts';

type Page = ReturnType<typeof extractPageParts> & { path: string };
let built: Page[];
beforeAll(async () => {
  built = (await builtPages()).map(({ path, html }) => ({ path, ...extractPageParts(html) }));
});

const isFile = (path: string) => existsSync(join('dist', decodeURI(path)));
/**
 * Returns true for existing pages, including posts in another format than their own, which are in
 * no list.
 */
const isPage = (path: string) => isFile(`${path}.html`);

test('every page of the page list is built', () => {
  const paths = built.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(pages.map(({ path }) => path)));
  expect(paths).toEqual(expect.arrayContaining(Object.keys(aliases)));
});

test('pages are rendered for production, whatever ran in the process before', async () => {
  for (const { path, html } of await builtPages())
    expect(html, path).not.toContain('server-render-time');
});

test('every page has one h1, one title, one description and one canonical URL', () => {
  for (const { path, headings, titles, descriptions, canonical } of built) {
    expect(headings, path).toHaveLength(1);
    expect(titles[0]?.length, path).toBeGreaterThan(20);
    expect(descriptions, path).toHaveLength(1);
    expect(descriptions[0]?.length, path).toBeGreaterThanOrEqual(70);
    expect(descriptions[0]?.length, path).toBeLessThanOrEqual(170);
    if (path === '/404') continue;
    expect(canonical, path).toEqual([new URL(canonicalPath(ownPath(path)), siteConfig.url).href]);
  }
});

test('no two pages have the same title or description', () => {
  expect(sharedBy(built, ({ titles }) => titles)).toEqual([]);
  expect(sharedBy(built, ({ descriptions }) => descriptions)).toEqual([]);
});

test('no link is dead, and no picture or film is missing', () => {
  const targets = new Map(built.map(({ path, targets: ids }) => [path, ids]));
  const broken = new Set<string>();
  for (const { path, links, files } of built) {
    for (const link of links.filter((href) => /^[/#]/.test(href))) {
      const { pathname, hash } = new URL(link, new URL(path, siteConfig.url));
      const there =
        targets.has(pathname) || isFile(pathname) || isPage(pathname) || isApiPath(pathname);
      if (!there) broken.add(`${link} on ${path}`);
      const id = decodeURIComponent(hash.slice(1));
      const known = targets.get(pathname);
      // `#top` is the top of any page (HTML standard).
      if (!['', 'top'].includes(id) && known && !known.has(id))
        broken.add(`${link} on ${path}: no such place`);
    }
    for (const file of files) if (!isFile(file)) broken.add(`${file} on ${path}`);
  }
  expect([...broken]).toEqual([]);
});

test('a preloaded picture has the same files and sizes as the image', () => {
  const twice = built.flatMap(({ path, preloads, pictures }) =>
    preloads.filter((choice) => !pictures.has(choice)).map((choice) => `${path}: ${choice}`),
  );
  expect(twice).toEqual([]);
  expect(built.flatMap(({ preloads }) => preloads).length).toBeGreaterThan(5);
});
