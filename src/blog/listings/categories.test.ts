import { expect, test } from 'vitest';
import { posts } from '../posts.ts';
import { categoriesOf } from './categories.ts';

const post = (...category: string[]) => ({ category });

test('counts posts by category, most posts first, then by name', () => {
  const found = categoriesOf([post('b', 'a'), post('c', 'c'), post('b')]);
  expect(found.map(({ name, count }) => [name, count])).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ]);
});

test('a category without copy has its name only', () => {
  expect(categoriesOf([post('sailing')])).toEqual([
    { name: 'sailing', title: 'Sailing', count: 1, lead: undefined, tone: 'tint' },
  ]);
});

test('descriptions fit search results and are unique', () => {
  const leads = categoriesOf(posts.filter(({ sample }) => sample)).map(({ lead }) => lead);
  expect(leads.filter((lead) => !lead || lead.length < 70 || lead.length > 160)).toEqual([]);
  expect(new Set(leads).size).toBe(leads.length);
});
