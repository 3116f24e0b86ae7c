import { expect, test } from 'vitest';
import type { Post } from '../content/schema/post.ts';
import { layoutPaths } from './layouts/layout-paths.ts';
import { postMeta } from './post-meta.ts';

const post: Post = {
  id: 7,
  category: ['upkeep'],
  blogType: 'grid',
  postType: 'standard',
  tags: [],
  img: 'letterbox',
  title: 'A gate without a fence',
  content: 'word '.repeat(60).trim(),
  author: 1,
  likes: 0,
  comments: 0,
  date: 'November 3, 2026',
};

test('the meta of a post: path, title, theme and picture', () => {
  expect(postMeta(post)).toMatchObject({
    path: '/blog-types/blog-standard-post/7',
    title: 'A gate without a fence',
    headTitle: 'A gate without a fence',
    theme: 'house',
    picture: 'letterbox',
  });
  expect(postMeta({ ...post, postType: 'audio' }).path).toBe('/blog-types/blog-audio-post/7');
  expect(postMeta({ ...post, link: '/blogs/essay' }).path).toBe('/blogs/essay');
  expect(postMeta({ ...post, category: ['startup'] }).theme).toBe('startup');
});

test('a post with a layout of its own has the title of the layout', () => {
  expect(postMeta({ ...post, link: layoutPaths.guide })).toMatchObject({
    path: '/blogs/blog-post-layout-03',
    title: 'Post layout 03',
    headTitle: 'A gate without a fence',
    synonyms: ['A gate without a fence'],
  });
});

test('the description is that of the post, or its summary cut at a word', () => {
  const { description } = postMeta(post);
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/word …$/);
  expect(postMeta({ ...post, description: 'Its own.' }).description).toBe('Its own.');
});
