import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { jobs } from '../../src/company/jobs/jobs.ts';
import { isApiPath } from '../../src/forms/api-paths.ts';
import { aliases, canonicalPath } from '../../src/page-meta/aliases.ts';
import { pages } from '../../src/page-meta/pages.ts';
import { builtPages } from './built-pages.ts';
import { partsOf, sentencesOf } from './page-parts.ts';

type Page = ReturnType<typeof partsOf> & { path: string };
let built: Page[];
beforeAll(async () => {
  built = (await builtPages()).map(({ path, html }) => ({ path, ...partsOf(html) }));
});

/** Returns the canonical path of a URL path; the 404 page is served at any unknown one. */
const own = (path: string) => (path === '/404' ? '/page/error-404' : (aliases[path] ?? path));
const groupOf = (path: string) => pages.find((page) => page.path === own(path))?.group;
const isFile = (path: string) => existsSync(join('dist', decodeURI(path)));
/**
 * Returns true for existing pages, including posts in another format than their own, which are in
 * no list.
 */
const isPage = (path: string) => isFile(`${path}.html`);

/** Returns what several pages have in common, with those pages. */
function sharedBy(textsOf: (page: Page) => Iterable<string>): [string, string[]][] {
  const pagesOf = new Map<string, Set<string>>();
  for (const page of built) {
    for (const text of textsOf(page)) {
      const known = pagesOf.get(text) ?? new Set();
      pagesOf.set(text, known.add(own(page.path)));
    }
  }
  return [...pagesOf].filter(([, paths]) => paths.size > 1).map(([text, at]) => [text, [...at]]);
}

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
    expect(canonical, path).toEqual([new URL(canonicalPath(own(path)), siteConfig.url).href]);
  }
});

test('no two pages have the same title or description', () => {
  expect(sharedBy(({ titles }) => titles)).toEqual([]);
  expect(sharedBy(({ descriptions }) => descriptions)).toEqual([]);
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

/** Records that several pages show on purpose. */
const records = [
  'site.config.ts',
  'src/company/case-study/sections.ts',
  'src/portfolio/copy.ts',
  ...globSync([
    'src/content/*.ts',
    'src/blog/posts/*',
    'src/portfolio/projects/*',
    'src/shop/products/*',
    'people/*.md',
    'src/company/jobs/benefits.ts',
  ]),
];

/** Groups whose pages share a view, or show the same records. */
const likes = new Set([
  'element',
  'header',
  'page-title',
  'icons',
  'job',
  'blog-listing',
  'blog-post',
  'project',
  'shop',
]);

test('no sentence is on two pages, except where both show the same record', () => {
  const written = records.map((file) => readFileSync(file, 'utf8'));
  // Job openings contain the town from site.config.ts.
  const shown = [...written, JSON.stringify(jobs)].join('\n');
  const plain = (text: string) => text.replaceAll(/[\s’'"“”\\*_]+/g, ' ');
  const known = plain(shown);
  const twice = sharedBy(({ path, main }) =>
    // The showcase contains the titles of all pages.
    main && path !== '/showcase' ? sentencesOf(main) : [],
  ).filter(([text, paths]) => {
    const groups = new Set(paths.map(groupOf));
    const alike = groups.size === 1 && likes.has([...groups][0] ?? '');
    return !alike && !known.includes(plain(text));
  });
  expect(twice).toEqual([]);
});

test('a preloaded picture has the same files and sizes as the image', () => {
  const twice = built.flatMap(({ path, preloads, pictures }) =>
    preloads.filter((choice) => !pictures.has(choice)).map((choice) => `${path}: ${choice}`),
  );
  expect(twice).toEqual([]);
  expect(built.flatMap(({ preloads }) => preloads).length).toBeGreaterThan(20);
});
