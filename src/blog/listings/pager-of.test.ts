import { expect, test } from 'vitest';
import { inPages } from './list-parts.ts';
import { pagerOf } from './pager-of.ts';

const parts = inPages([1, 2, 3, 4, 5], 2);

test('a page in the middle leads both ways, and the first page has the list’s own address', () => {
  const pager = pagerOf('/list', parts, 1);
  expect(pager?.newer?.link).toBe('/list');
  expect(pager?.older?.link).toBe('/list/3');
  expect(pager?.pages.map(({ link, current }) => [link, current])).toEqual([
    ['/list', false],
    ['/list/2', true],
    ['/list/3', false],
  ]);
});

test('nothing is newer than the first page, nothing older than the last', () => {
  expect(pagerOf('/list', parts, 0)?.newer).toBeUndefined();
  expect(pagerOf('/list', parts, 2)?.older).toBeUndefined();
});

test('a list of one page has no pager', () => {
  expect(pagerOf('/list', inPages([1], 2), 0)).toBeUndefined();
});
