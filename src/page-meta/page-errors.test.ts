import { expect, test } from 'vitest';
import { checkOwnPath } from './check-own-path.ts';
import { gatherPages } from './gather-pages.ts';
import { findPageErrors } from './page-errors.ts';
import type { PageMeta } from './page-meta.ts';
import { pageErrors, pages } from './pages.ts';

const metaOf = (path: string, more: Partial<PageMeta> = {}): PageMeta => ({
  path,
  group: 'home',
  title: path.slice(1),
  headTitle: path.slice(1),
  description: path.slice(1),
  theme: 'house',
  ...more,
});

const cafe = 'src/homes/cafe/meta.ts';
const bakery = 'src/homes/bakery/meta.ts';
const jobs = 'src/company/jobs/meta.ts';
const metas = {
  [cafe]: { meta: metaOf('/home-cafe') },
  [jobs]: { pages: [metaOf('/jobs/baker'), metaOf('/jobs/clerk')] },
};
const files = ['src/pages/home-cafe.astro', 'src/pages/jobs/[job].astro'];

test('the pages of this site have no errors', () => {
  expect(pageErrors).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
});

test('a page with its meta has no errors, nor have records with a page for all of them', () => {
  expect(findPageErrors(metas, files)).toEqual([]);
  expect(findPageErrors(metas, [...files, 'src/pages/404.astro'])).toEqual([]);
  const list = { [jobs]: { pages: [metaOf('/jobs'), metaOf('/jobs/2')] } };
  expect(findPageErrors(list, ['src/pages/jobs/[...page].astro'])).toEqual([]);
  expect(
    findPageErrors({ [cafe]: { meta: metaOf('/cafe') } }, ['src/pages/cafe/index.astro']),
  ).toEqual([]);
});

test('two meta files with one path are named, with the page that is left without', () => {
  const copied = { ...metas, [bakery]: { meta: metaOf('/home-cafe') } };
  expect(findPageErrors(copied, [...files, 'src/pages/home-bakery.astro'])).toEqual([
    `${cafe} and ${bakery} have the same path, /home-cafe: each page needs one of its own. Change it in the copy.`,
    "src/pages/home-bakery.astro: has no meta. Write meta.ts beside its sections, with path: '/home-bakery', title, description and theme.",
  ]);
});

test('two page files with one path are named', () => {
  expect(findPageErrors(metas, [...files, 'src/pages/home-cafe/index.astro'])).toEqual([
    'src/pages/home-cafe.astro and src/pages/home-cafe/index.astro have the same path, /home-cafe: each page needs one of its own. Change it in the copy.',
  ]);
});

test('a meta without a page is named, with the nearest page; a record needs a page with parameters', () => {
  const wrong = {
    ...metas,
    [bakery]: { meta: metaOf('/home-caffe') },
    'src/shop/meta.ts': { pages: [metaOf('/shop/1')] },
  };
  expect(findPageErrors(wrong, files)).toEqual([
    `${bakery}, field path: there is no page file /home-caffe.astro in src/pages or src/sample-pages. Did you mean "/home-cafe"? Add the page, or correct the path.`,
    'src/shop/meta.ts, field path: there is no page file /shop/1.astro in src/pages or src/sample-pages. Add the page, or correct the path.',
  ]);
  // The page of the jobs does not serve a meta of one page.
  const one = { ...metas, [bakery]: { meta: metaOf('/jobs/bakery') } };
  expect(findPageErrors(one, files)).toHaveLength(1);
});

test('a page that shows the meta of another is refused with both files', () => {
  const fileOf = (route: string) => `src/pages${route}.astro`;
  expect(() => checkOwnPath('/home-bakery', '/home-cafe', fileOf)).toThrow(
    'src/pages/home-bakery.astro has path="/home-cafe", which is src/pages/home-cafe.astro.',
  );
  expect(() => checkOwnPath('/home-cafe', '/home-cafe', fileOf)).not.toThrow();
  expect(() => checkOwnPath('/blog-types/[id]', '/blog-types/1', fileOf)).not.toThrow();
});

test('pages are listed by group, order and folder, those of one file in their own order', () => {
  const gathered = gatherPages({
    'src/b/meta.ts': { meta: metaOf('/b') },
    'src/a/meta.ts': { meta: metaOf('/a') },
    'src/a-b/meta.ts': { meta: metaOf('/a-b') },
    'src/z/meta.ts': { meta: metaOf('/z', { order: 10 }) },
    'src/y/meta.ts': { meta: metaOf('/y', { order: 20 }) },
    'src/posts/meta.ts': {
      pages: ['/2', '/1'].map((path) => metaOf(path, { group: 'blog-post' })),
    },
    'src/0/meta.ts': { meta: metaOf('/shop', { group: 'shop' }) },
  });
  expect(gathered.map(({ path }) => path)).toEqual([
    ...['/z', '/y', '/a', '/a-b', '/b'],
    ...['/2', '/1', '/shop'],
  ]);
  expect(gathered[0]).not.toHaveProperty('order');
});
