import { expect, test } from 'vitest';
import type { Post } from '../content/schema/post.ts';
import { hasFormat, postRedirects } from './post-redirects.ts';
import { posts } from './posts.ts';

const sample = posts.find((post) => post.sample) as Post;
const own: Post = { ...sample, id: 900, sample: undefined, postType: 'gallery', link: undefined };

test('a sample has a page in each format, and no redirect', () => {
  expect(hasFormat(sample, 'audio')).toBe(true);
  expect(postRedirects(posts.filter((post) => post.sample))).toEqual({});
});

test('a post of one’s own has a page in its format; the other URLs lead there', () => {
  expect(hasFormat(own, 'gallery')).toBe(true);
  expect(hasFormat(own, 'audio')).toBe(false);
  const redirects = postRedirects([own]);
  expect(Object.keys(redirects)).toHaveLength(8);
  expect(new Set(Object.values(redirects))).toEqual(new Set(['/blog-types/blog-gallery-post/900']));
  expect(redirects).not.toHaveProperty(['/blog-types/blog-gallery-post/900']);
});

test('of a post with a layout of its own all formats lead to it', () => {
  const redirects = postRedirects([{ ...own, link: '/blogs/essay' }]);
  expect(Object.keys(redirects)).toHaveLength(9);
  expect(redirects['/blog-types/blog-gallery-post/900']).toBe('/blogs/essay');
});
