import { afterEach, expect, test, vi } from 'vitest';
import type { ListedPost } from '../listed-post.ts';

afterEach(() => vi.doUnmock('../../../content/locale.ts'));

test.each([
  ['en-US', ['November', 'March']],
  ['de', ['November', 'März']],
])('months have their names in %s', async (language, names) => {
  vi.resetModules();
  vi.doMock('../../../content/locale.ts', () => ({ locale: { language, formats: language } }));
  const { monthsOf } = await import('./months-of.ts');
  const posts = ['2026-11-03', '2026-11-01', '2026-03-03'].map((day) => ({ day }) as ListedPost);
  const months = monthsOf(posts);
  expect(months.map(({ title }) => title)).toEqual(names);
  expect(months.map((month) => month.posts.length)).toEqual([2, 1]);
});
