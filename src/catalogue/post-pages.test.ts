import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postPages } from './post-pages.ts';

const folder = new URL('../content/posts/', import.meta.url);
const field = (text: string, name: string) => text.match(new RegExp(`^${name}: (.+)$`, 'm'))?.[1];

const posts = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .map((text) => ({
    path: `/blog-types/blog-standard-post/${field(text, 'id')}`,
    title: field(text, 'title'),
    picture: field(text, 'img'),
    theme: field(text, 'category')?.includes('startup') ? 'startup' : 'larkfield',
  }));

test('every post has its row, and every row its post', () => {
  expect(postPages.map(({ path }) => path).sort()).toEqual(posts.map(({ path }) => path).sort());
});

test('rows name the title, the picture and the look of their post', () => {
  for (const post of posts) {
    const row = postPages.find(({ path }) => path === post.path);
    expect(row).toMatchObject(post);
  }
});
