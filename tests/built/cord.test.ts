import { expect, test } from 'vitest';
import { compareNextTitles } from './next-titles.ts';

test('the title of a next page is the heading of that page', async () => {
  const { count, wrong } = await compareNextTitles('dist');
  // `/` and its alias, seven pages, and the case study at both of its paths.
  expect(count).toBe(11);
  expect(wrong).toEqual([]);
});
