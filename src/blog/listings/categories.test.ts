import { expect, test } from 'vitest';
import { posts } from '../posts.ts';
import { categoriesOf } from './categories.ts';

const post = (...category: string[]) => ({ category });

test('every category is counted once a post, the fullest first, then by name', () => {
  const found = categoriesOf([post('b', 'a'), post('c', 'c'), post('b')]);
  expect(found.map(({ name, count }) => [name, count])).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ]);
});

test('a category that nobody has described stands with its name alone', () => {
  expect(categoriesOf([post('sailing')])).toEqual([
    { name: 'sailing', title: 'Sailing', count: 1, lead: undefined, tone: 'tint' },
  ]);
});

test('what is said of ours fits a search result, and no two say the same', () => {
  const leads = categoriesOf(posts).map(({ lead }) => lead);
  expect(leads.filter((lead) => !lead || lead.length < 70 || lead.length > 160)).toEqual([]);
  expect(new Set(leads).size).toBe(leads.length);
});
