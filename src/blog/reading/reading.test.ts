import { expect, test } from 'vitest';
import type { Post } from '../../content/schema/post.ts';
import { paragraphsOf } from './plain-text.ts';
import { readingMinutes } from './reading-minutes.ts';
import { relatedPosts } from './related-posts.ts';
import { tableOfContents } from './table-of-contents.ts';

const post = (id: number, more: Partial<Post> = {}): Post => ({
  id,
  category: [],
  blogType: 'grid',
  postType: 'standard',
  tags: [],
  img: 'letterbox',
  title: `Post ${id}`,
  content: 'A summary.',
  author: id,
  likes: 0,
  comments: 0,
  date: `January ${id}, 2026`,
  ...more,
});

test('assumes 230 words per minute, and one minute at least', () => {
  expect(readingMinutes('Three short words.')).toBe(1);
  expect(readingMinutes('word '.repeat(690))).toBe(3);
  expect(readingMinutes('| --- | --- |')).toBe(1);
});

test('the contents of a long text are its highest headings, without that of the footnotes', () => {
  const heading = (slug: string, depth = 2) => ({ slug, depth, text: slug.toUpperCase() });
  const four = ['a', 'b', 'c', 'd'].map((slug) => heading(slug));
  const all = [...four, heading('deep', 3), heading('footnote-label')];
  expect(tableOfContents(all, 4)).toEqual(
    ['a', 'b', 'c', 'd'].map((slug) => ({ title: slug.toUpperCase(), link: `#${slug}` })),
  );
  expect(tableOfContents(all, 2)).toEqual([]);
  expect(tableOfContents(four.slice(1), 9)).toEqual([]);
  expect(tableOfContents([], 9)).toEqual([]);
});

test('paragraphs are plain text, without code, tables, lists and footnotes', () => {
  const text = '## A\n\nOne *two* [three](/x).[^1]\n\n```js\nno\n```\n\n| a |\n\n- b\n\n[^1]: c';
  expect(paragraphsOf(text)).toEqual(['One two three.']);
});

test('weighs shared tags above categories, and categories above authors', () => {
  const one = post(10, { tags: ['mail'], category: ['craft'] });
  const byTag = post(1, { tags: ['mail'] });
  const byCategory = post(2, { category: ['craft'] });
  const byAuthor = post(3, { author: 10 });
  const all = [byAuthor, post(4), byCategory, one, byTag];
  expect(relatedPosts(one, all, []).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('ties go to the post closest in time; excludes itself and posts linked anyway', () => {
  const all = [8, 9, 11, 12, 20].map((id) => post(id));
  expect(
    relatedPosts(post(10), [...all, post(10)], [9, 11, undefined], 2).map(({ id }) => id),
  ).toEqual([8, 12]);
});
