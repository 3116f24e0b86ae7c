import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordFiles } from '../content/record-files.ts';
import { blogTypes, postSchema } from '../content/schema/post.ts';
import { people } from '../content/team.ts';
import { layoutPaths } from './layouts/layout-paths.ts';

const files = recordFiles.posts
  .map(({ file, fields, text }) => ({
    file: basename(file),
    post: postSchema.parse(fields),
    copy: text.split(/\s+/).length,
    content: text,
  }))
  .filter(({ post }) => post.sample);
const posts = files.map(({ post }) => post);

test('[E1] ids are unique, and all authors are people of the site', () => {
  const ids = people.map(({ id }) => id);
  expect(new Set(posts.map((post) => post.id)).size).toBe(posts.length);
  expect(posts.filter(({ author }) => !ids.includes(author))).toEqual([]);
});

test('the day of a change is after that of publication', () => {
  const changed = posts.filter(({ updated }) => updated !== undefined);
  expect(changed.length).toBeGreaterThan(0);
  for (const { title, date, updated } of changed)
    expect(Date.parse(updated ?? ''), title).toBeGreaterThan(Date.parse(date));
});

test('[S1] the startup category has eight masonry posts, some of them two columns wide', () => {
  const shown = posts.filter(
    (post) => post.blogType === 'masonry' && post.category.includes('startup'),
  );
  expect(shown).toHaveLength(8);
  expect(shown.some((post) => post.double_col)).toBe(true);
  expect(new Set(shown.map((post) => post.img)).size).toBe(8);
});

test('every layout has at least one post', () => {
  expect(new Set(posts.map((post) => post.blogType))).toEqual(new Set(blogTypes));
});

test('each layout page has one post, and posts link to no other path', () => {
  const links = posts.flatMap(({ link }) => link ?? []);
  expect(links.toSorted()).toEqual(Object.values(layoutPaths));
});

describe.each(files)('$file', ({ post, copy, content }) => {
  test('is an article: long enough, no heading above the second level', () => {
    expect(copy).toBeGreaterThan(post.link === layoutPaths.note ? 190 : 280);
    expect(content).not.toMatch(/^# /m);
  });

  test('uses typographic quotation marks', () => {
    const copy = content.replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, '');
    expect(copy).not.toMatch(/["']/);
  });
});
