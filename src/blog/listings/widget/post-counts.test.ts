import { expect, test } from 'vitest';
import { countByMonth, mostLiked } from './post-counts.ts';

const on = (date: string) => ({ date });

test('counts every month from the first post to the last, including empty ones', () => {
  const found = countByMonth([
    on('February 28, 2026'),
    on('November 30, 2025'),
    on('February 1, 2026'),
  ]);
  expect(found).toEqual([
    { key: '2025-11', title: 'November 2025', count: 1 },
    { key: '2025-12', title: 'December 2025', count: 0 },
    { key: '2026-01', title: 'January 2026', count: 0 },
    { key: '2026-02', title: 'February 2026', count: 2 },
  ]);
});

test('no posts give no months', () => {
  expect(countByMonth([])).toEqual([]);
});

test('sorts by likes, most first', () => {
  const posts = [{ likes: 3 }, { likes: 9 }, { likes: 5 }];
  expect(mostLiked(posts, 2)).toEqual([{ likes: 9 }, { likes: 5 }]);
});
