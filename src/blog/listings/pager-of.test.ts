import { expect, test } from 'vitest';
import { pagerOf } from './pager-of.ts';
import { paginate } from './paginate.ts';

const parts = paginate([1, 2, 3, 4, 5], 2);

test('links to both neighbors; the first page has the list’s own path', () => {
  const pager = pagerOf('/list', parts, 1);
  expect(pager?.newer?.link).toBe('/list');
  expect(pager?.older?.link).toBe('/list/3');
  expect(pager?.pages.map(({ link, current }) => [link, current])).toEqual([
    ['/list', false],
    ['/list/2', true],
    ['/list/3', false],
  ]);
});

test('the first page has no newer one, the last no older one', () => {
  expect(pagerOf('/list', parts, 0)?.newer).toBeUndefined();
  expect(pagerOf('/list', parts, 2)?.older).toBeUndefined();
});

test('a list of one page has no pager', () => {
  expect(pagerOf('/list', paginate([1], 2), 0)).toBeUndefined();
});

test('of many pages, shows the first, the last and the neighbors', () => {
  const many = paginate(
    Array.from({ length: 60 }, (_, index) => index),
    3,
  );
  const named = (index: number) =>
    pagerOf('/list', many, index)?.pages.map(({ title, gap }) => (gap ? `… ${title}` : title));
  expect(named(0)).toEqual(['1', '2', '… 20']);
  expect(named(9)).toEqual(['1', '… 9', '10', '11', '… 20']);
  expect(named(19)).toEqual(['1', '… 19', '20']);
  expect(named(2)).toEqual(['1', '2', '3', '4', '… 20']);
});
