import { expect, test } from 'vitest';
import type { Post } from '../../../content/schema/post.ts';
import { nextNotes } from './next-notes.ts';

const written = (id: number, date: string, words: number) => ({
  body: 'word '.repeat(words),
  data: { id, date, title: `Post ${id}`, postType: 'standard' } as Post,
});

test('returns short notes, newest first, without the current one', () => {
  const all = [
    written(1, 'May 1, 2026', 200),
    written(2, 'May 2, 2026', 2000),
    written(3, 'May 3, 2026', 300),
    written(4, 'May 4, 2026', 200),
  ];
  const open = written(4, 'May 4, 2026', 200).data;
  expect(nextNotes(all, open).map(({ title }) => title)).toEqual(['Post 3', 'Post 1']);
  expect(nextNotes(all, open, 1)).toEqual([
    { title: 'Post 3', date: 'May 3, 2026', link: '/blog-types/blog-standard-post/3' },
  ]);
});
