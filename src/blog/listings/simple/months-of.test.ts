import { expect, test } from 'vitest';
import type { ListedPost } from '../listed-post.ts';
import { monthsOf } from './months-of.ts';

const on = (day: string) => ({ day }) as ListedPost;

test('posts of a month stand below its name, in their order', () => {
  const [first, second, third] = [on('2026-11-30'), on('2026-11-01'), on('2026-03-01')];
  expect(monthsOf([first, second, third])).toEqual([
    { title: 'November', posts: [first, second] },
    { title: 'March', posts: [third] },
  ]);
});
