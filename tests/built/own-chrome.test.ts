import { beforeAll, expect, test } from 'vitest';
import { readPages } from '../../scripts/read-pages.ts';
import { siteConfig } from '../../site.config.ts';
import { isSamplePage } from '../../src/page-meta/samples.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

const { company } = siteConfig;
/** Pages of the firm itself; homes of the showcase and the shop are of others. */
const own = new Set(
  readPages()
    .filter((page) => !isSamplePage(page))
    .map(({ path }) => path),
);

let pages: BuiltPage[];
beforeAll(async () => {
  pages = (await builtPages()).filter(({ path }) => own.has(path));
});

const footerOf = (html: string) =>
  /<footer data-site-footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? '';

test('every page of the firm says at its foot how to reach it', () => {
  expect(pages.length).toBeGreaterThan(15);
  const reached = [`href="tel:${company.phoneHref}"`, `href="mailto:${company.email}`];
  for (const text of reached)
    expect(
      pages.filter(({ html }) => !footerOf(html).includes(text)).map(({ path }) => path),
      text,
    ).toEqual([]);
});

test('every page of the firm names it', () => {
  const name = company.name.replaceAll('&', '&amp;');
  expect(pages.filter(({ html }) => !html.includes(name)).map(({ path }) => path)).toEqual([]);
});
