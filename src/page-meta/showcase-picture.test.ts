import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages as all } from './pages.ts';
import { showcasePictureFile, standsInShowcase } from './showcase-picture.ts';

const pages = all.filter(standsInShowcase);
const files = new Set(readdirSync('public/showcase').filter((name) => name.endsWith('.avif')));
const named = new Map(pages.map(({ path }) => [showcasePictureFile(path), path]));

test('every page has a picture name of its own', () => {
  expect(named.size).toBe(pages.length);
});

test('every small picture has its page', () => {
  const orphans = [...files].filter((file) => !named.has(file));
  expect(
    orphans,
    'pictures of pages that are gone. Delete them, or make all anew: npm run showcase:thumbnails',
  ).toEqual([]);
});
