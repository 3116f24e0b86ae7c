import { expect, test } from 'vitest';
import { compareNextTitles } from './next-titles.ts';

test('the title of a next page is the heading of that page', async () => {
  const { count, wrong } = await compareNextTitles('dist');
  expect(count).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
