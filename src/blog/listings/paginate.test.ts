import { describe, expect, test } from 'vitest';
import type { BlogType } from '../../content/schema/post.ts';
import { latestFirst, listPagePath, matchingFirst, paginate, paginateByYear } from './paginate.ts';

const post = (id: number, date: string, blogType: BlogType = 'grid') => ({ id, date, blogType });
const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);

const posts = [
  post(1, 'March 4, 2025'),
  post(2, 'January 9, 2026', 'classic'),
  post(3, 'January 9, 2026'),
  post(4, 'December 31, 2025', 'classic'),
];

test('sorts newest first, and by id within a day', () => {
  expect(ids(latestFirst(posts))).toEqual([3, 2, 4, 1]);
});

test('puts posts of the listing’s type first, and keeps all others', () => {
  expect(ids(matchingFirst(posts, 'classic'))).toEqual([2, 4, 3, 1]);
  expect(ids(matchingFirst(posts, 'metro'))).toEqual(ids(latestFirst(posts)));
});

describe('pages of one size', () => {
  test('contain every post once, in order; the first has no key', () => {
    const pages = paginate([1, 2, 3, 4, 5], 2);
    expect(pages.map(({ key }) => key)).toEqual([undefined, '2', '3']);
    expect(pages.map(({ title }) => title)).toEqual(['1', '2', '3']);
    expect(pages.flatMap((page) => page.posts)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a full last page is not followed by an empty one', () => {
    expect(paginate([1, 2, 3, 4], 2)).toHaveLength(2);
  });

  test('no posts make one empty page', () => {
    expect(paginate([], 2)).toEqual([{ key: undefined, title: '1', unit: 'page', posts: [] }]);
  });
});

test('splits by year in UTC, latest first; only the latest has no key', () => {
  const pages = paginateByYear(posts);
  expect(pages.map(({ key, title }) => [key, title])).toEqual([
    [undefined, '2026'],
    ['2025', '2025'],
  ]);
  expect(pages.map((page) => ids(page.posts))).toEqual([
    [3, 2],
    [4, 1],
  ]);
});

test('the path of a page is below that of its list', () => {
  expect(listPagePath('/blogs/blog-grid', undefined)).toBe('/blogs/blog-grid');
  expect(listPagePath('/blogs/blog-grid', '2')).toBe('/blogs/blog-grid/2');
});
