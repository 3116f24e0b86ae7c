import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { isSampleRecord } from './content-files.ts';
import { mayLinkToLeftOut } from './left-out-links.ts';

const may = (file: string, text = '') => mayLinkToLeftOut(file, isSampleRecord(text), 'startup');

test.each([
  ['src/sample-pages/home-cafe.astro', true],
  ['src/portfolio/projects/maple-row-bakery.md', true],
  ['src/homes/cafe/copy.ts', true],
  ['src/homes/startup/copy.ts', false],
  ['src/pages/page/about-us.astro', false],
  ['src/company/about-us/copy.ts', false],
  ['src/content/menu.ts', false],
  ['src/content/footer.ts', true],
  ['src/content/footer.plain.ts', true],
  ['src/content/footer.plain.de.ts', true],
  ['src/content/menu.plain.de.ts', false],
  ['src/blog/layouts/layout-paths.ts', true],
])('%s may link to a page that is left out: %s', (file, expected) => {
  expect(may(file)).toBe(expected);
});

test('among posts and news, only samples may link to left-out pages', () => {
  const post = 'src/blog/posts/a.md';
  expect(may(post, '---\nid: 1\nsample: true\ntitle: A\n---\n\nText\n')).toBe(true);
  expect(may(post, '---\nid: 1\ntitle: A\n---\n\nsample: true\n')).toBe(false);
  expect(may('src/company/latest-news/items/a.md', '---\ntitle: A\n---\n')).toBe(false);
});

test('copy may link to left-out pages if its page filters links', () => {
  const pagesWithKeptLinks = globSync('src/pages/page/*.astro')
    .filter((file) => readFileSync(file, 'utf8').includes('/included-links.ts'))
    .map((file) => basename(file, '.astro'));
  const folders = readdirSync('src/company', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(pagesWithKeptLinks.length).toBeGreaterThan(2);
  expect(folders.filter((folder) => may(`src/company/${folder}/copy.ts`)).sort()).toEqual(
    pagesWithKeptLinks.sort(),
  );
});
