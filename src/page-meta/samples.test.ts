import { expect, test } from 'vitest';
import type { PageMeta } from './page-meta.ts';
import { pages } from './pages.ts';
import {
  findSampleErrors,
  isKept,
  isSamplePage,
  keepsSample,
  type Samples,
  sampleNames,
} from './samples.ts';

const home = 'business';
const pathsWith = (samples: Samples, own = home) =>
  pages.filter((page) => isKept(page, { samples, home: own })).map(({ path }) => path);

test('with all samples the site has every page', () => {
  expect(pathsWith(true)).toHaveLength(pages.length);
});

test('without samples the site has the pages of its owner, and the home at /', () => {
  const left = pages.filter((page) => isKept(page, { samples: false, home }));
  const groups = new Set(left.map(({ group }) => group));
  expect(left.filter(({ group }) => group === 'home').map(({ path }) => path)).toEqual([
    '/home-business',
  ]);
  for (const group of ['content', 'job'] as const) expect(groups).toContain(group);
  for (const group of ['showcase', 'element', 'header', 'footer', 'portfolio', 'shop'] as const)
    expect(groups).not.toContain(group);
});

test('a list keeps what it names, and the showcase that shows it', () => {
  const left = pathsWith(['headers', 'startup']);
  expect(left).toContain('/headers/white-header');
  expect(left).toContain('/home-startup');
  expect(left).toContain('/home-business');
  expect(left).toContain('/showcase');
  expect(left).not.toContain('/home-cafe');
  expect(left).not.toContain('/footers/map');
  expect(pathsWith([])).not.toContain('/showcase');
});

test('every sample keeps some pages', () => {
  const none = pathsWith([]).length;
  for (const name of sampleNames) {
    // The posts of the blog are left out by their records (`kept-posts.ts`).
    if (name !== 'blog') expect(pathsWith([name]).length, name).toBeGreaterThan(none);
  }
});

test('a home that sells goods of the shop keeps the shop, also at /', () => {
  expect(keepsSample('shop', { samples: ['furniture-shop'], home })).toBe(true);
  expect(keepsSample('shop', { samples: ['homes'], home })).toBe(true);
  expect(keepsSample('shop', { samples: false, home: 'fashion-shop' })).toBe(true);
  expect(keepsSample('shop', { samples: ['startup'], home })).toBe(false);
});

test('a list or a post that is a sample stays with the blog', () => {
  const page: Pick<PageMeta, 'path' | 'group' | 'sample'> = {
    path: '/blogs/blog-grid',
    group: 'blog-listing',
    sample: 'blog',
  };
  expect(isKept(page, { samples: ['blog'], home })).toBe(true);
  expect(isKept(page, { samples: ['shop'], home })).toBe(false);
  expect(isKept({ ...page, sample: undefined }, { samples: false, home })).toBe(true);
});

test('a misspelled sample and a misspelled home are told with the nearest name', () => {
  const told = (samples: Samples, own = home) => findSampleErrors(pages, { samples, home: own });
  expect(told(['homes', 'startup', 'page-titles'])).toEqual([]);
  expect(told(['header'])[0]).toMatch(
    /^site\.config\.ts, field samples: there is no sample "header"\. Did you mean "headers"\?/,
  );
  expect(told(true, 'startpu')).toEqual([
    'site.config.ts, field home: there is no home "startpu". Did you mean "startup"?',
  ]);
});

test.each([
  ['/home-cafe', true],
  ['/home-business', false],
  ['/shop/shop-wide', true],
  ['/showcase', true],
  ['/page/about-us', false],
  ['/blogs/blog-grid', false],
  ['/privacy', false],
])('%s is a sample of the template: %s', (path, isSample) => {
  const page = pages.find((each) => each.path === path);
  expect(page && isSamplePage(page, { samples: true, home: 'business' })).toBe(isSample);
});
