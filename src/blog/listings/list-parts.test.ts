import { describe, expect, test } from 'vitest';
import type { BlogType } from '../../content/schema/post.ts';
import { byYear, inPages, latestFirst, ownFirst, partPath } from './list-parts.ts';

const post = (id: number, date: string, blogType: BlogType = 'grid') => ({ id, date, blogType });
const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);

const posts = [
  post(1, 'March 4, 2025'),
  post(2, 'January 9, 2026', 'classic'),
  post(3, 'January 9, 2026'),
  post(4, 'December 31, 2025', 'classic'),
];

test('the latest comes first, and of one day the one that was written last', () => {
  expect(ids(latestFirst(posts))).toEqual([3, 2, 4, 1]);
});

test('the posts of a listing’s own type come first, and no post is left out', () => {
  expect(ids(ownFirst(posts, 'classic'))).toEqual([2, 4, 3, 1]);
  expect(ids(ownFirst(posts, 'metro'))).toEqual(ids(latestFirst(posts)));
});

describe('pages of one size', () => {
  test('hold every post once, in order; the first has no key', () => {
    const parts = inPages([1, 2, 3, 4, 5], 2);
    expect(parts.map(({ key }) => key)).toEqual([undefined, '2', '3']);
    expect(parts.map(({ title }) => title)).toEqual(['1', '2', '3']);
    expect(parts.flatMap((part) => part.posts)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a full last page is followed by no empty one', () => {
    expect(inPages([1, 2, 3, 4], 2)).toHaveLength(2);
  });

  test('no posts are one empty page', () => {
    expect(inPages([], 2)).toEqual([{ key: undefined, title: '1', unit: 'page', posts: [] }]);
  });
});

test('years go down, a day at the end of one belongs to it, and only the latest has no key', () => {
  const parts = byYear(posts);
  expect(parts.map(({ key, title }) => [key, title])).toEqual([
    [undefined, '2026'],
    ['2025', '2025'],
  ]);
  expect(parts.map((part) => ids(part.posts))).toEqual([
    [3, 2],
    [4, 1],
  ]);
});

test('a page of a list stands below it', () => {
  expect(partPath('/blogs/blog-grid', undefined)).toBe('/blogs/blog-grid');
  expect(partPath('/blogs/blog-grid', '2')).toBe('/blogs/blog-grid/2');
});
