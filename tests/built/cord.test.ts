import { expect, test } from 'vitest';
import { findDrawnPages } from './drawn-pages.ts';
import { compareNextTitles } from './next-titles.ts';

test('the title of a next page is the heading of that page', async () => {
  const { count, wrong } = await compareNextTitles('dist');
  expect(count).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test('the line is drawn in the first screen of each of its pages', async () => {
  const { count, undrawn } = await findDrawnPages('dist');
  expect(count).toBeGreaterThan(8);
  expect(undrawn).toEqual([]);
});
