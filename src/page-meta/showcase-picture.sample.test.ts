import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages as all } from './pages.ts';
import { isInShowcase, showcasePictureFile } from './showcase-picture.ts';

const pages = all.filter(isInShowcase);
const files = new Set(readdirSync('public/showcase').filter((name) => name.endsWith('.avif')));
const named = new Map(pages.map(({ path }) => [showcasePictureFile(path), path]));

test('every page has a unique thumbnail name', () => {
  expect(named.size).toBe(pages.length);
});

test('every thumbnail belongs to a page', () => {
  const orphans = [...files].filter((file) => !named.has(file));
  expect(
    orphans,
    'pictures of pages that are gone. Delete them, or make all anew: npm run showcase:thumbnails',
  ).toEqual([]);
});
