import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readPages } from '../../scripts/read-pages.ts';
import { siteConfig } from '../../site.config.ts';
import { formatNames, postPageCopy } from '../../src/blog/copy.ts';
import { posts } from '../../src/blog/posts.ts';
import { formatPath, postPath } from '../../src/content/post-path.ts';
import { postFormats } from '../../src/content/schema/post.ts';
import { type BuiltPage, builtFormats, builtPages } from './built-pages.ts';
import { extractPageParts } from './page-parts.ts';

const own = readPages().filter(({ group }) => group === 'blog-post');
const idOf = (path: string) => Number(path.split('/').at(-1));
const ownPathOf = new Map(posts.map((post) => [post.id, postPath(post)]));
/** Posts with a layout of their own, which differs from every format. */
const linked = posts.filter(({ link }) => link);
let formats: BuiltPage[];
beforeAll(async () => {
  formats = await builtFormats();
});

test('every post has a page in every format, and no other', async () => {
  const paths = [...formats, ...(await builtPages())]
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/blog-types/'));
  const wanted = [...ownPathOf.keys()].flatMap((id) =>
    postFormats.map((type) => formatPath(type, id)),
  );
  expect(paths.toSorted()).toEqual(wanted.toSorted());
  expect(formats).toHaveLength(posts.length * (postFormats.length - 1) + linked.length);
});

test('every post has one page of its own in the page list', () => {
  expect(own.map(({ path }) => path).toSorted()).toEqual([...ownPathOf.values()].toSorted());
});

test('each format has at least three posts', () => {
  for (const type of postFormats)
    expect(
      own.filter(({ path }) => path === formatPath(type, idOf(path))).length,
      type,
    ).toBeGreaterThanOrEqual(3);
});

test('a post in another format refers to its own page as canonical everywhere', () => {
  for (const { path, html } of formats) {
    const url = `${siteConfig.url}${ownPathOf.get(idOf(path))}`;
    const { canonical, headings, structuredData } = extractPageParts(html);
    expect(canonical, path).toEqual([url]);
    expect(headings, path).toHaveLength(1);
    expect(structuredData, path).toHaveLength(1);
    const data = JSON.parse(structuredData[0] ?? '');
    expect(data, path).toMatchObject({ '@type': 'BlogPosting', url, headline: headings[0] });
    expect(html, path).toContain(`property="og:url" content="${url}"`);
  }
});

test('the titles of one post in its nine formats differ in the format', async () => {
  const all = [...formats, ...(await builtPages())].filter(({ path }) =>
    path.startsWith('/blog-types/'),
  );
  const titleOf = new Map(
    all.map(({ path, html }) => [path, extractPageParts(html).titles[0] ?? '']),
  );
  for (const post of posts) {
    const paths = postFormats.map((type) => formatPath(type, post.id));
    const titles = paths.map((path) => titleOf.get(path) ?? '');
    expect(new Set(titles).size, postPath(post)).toBe(postFormats.length);
    for (const [index, type] of postFormats.entries()) {
      const isOwn = paths[index] === postPath(post);
      expect(titles[index]?.includes(` · ${formatNames[type]}`), paths[index]).toBe(!isOwn);
      expect(titles[index], paths[index]).toContain(post.headTitle ?? post.title);
    }
  }
});

test('structured data of a post has the date of change that its page shows', () => {
  const changed = posts.filter(({ updated }) => updated);
  expect(changed.length).toBeGreaterThan(0);
  for (const { path, html } of formats) {
    const { date, updated } = posts.find(({ id }) => id === idOf(path)) ?? {};
    const [data] = extractPageParts(html).structuredData.map((text) => JSON.parse(text));
    const day = new Date(`${updated ?? date} UTC`).toISOString().slice(0, 10);
    expect(data.dateModified, path).toBe(day);
    const printed = new RegExp(`${postPageCopy.updated}(?:<!-- -->)? <time dateTime="${day}">`);
    expect(printed.test(html), path).toBe(updated !== undefined);
  }
});

test('no list of pages contains a post in another format', () => {
  const lists = ['sitemap.xml', 'catalogue.json', 'search/index.json', 'blogs/feed.json'].map(
    (file) => readFileSync(`dist/${file}`, 'utf8'),
  );
  for (const { path } of formats)
    for (const list of lists)
      expect(list.includes(`${path}"`) || list.includes(`${path}<`)).toBe(false);
});

test('a film has captions to its end', async () => {
  const films = new Set(
    [...formats, ...(await builtPages())].flatMap(
      ({ html }) => html.match(/(?<=<track[^>]*src=")\/film\/[\w-]+\.vtt/g) ?? [],
    ),
  );
  expect(films.size).toBeGreaterThan(2);
  for (const film of films) {
    const lines = readFileSync(`dist${film}`, 'utf8').split('\n\n');
    expect(lines[0]).toBe('WEBVTT');
    for (const line of lines.slice(1))
      expect(line).toMatch(/^00:00:\d\d\.000 --> 00:00:\d\d\.000\n\S.+/);
  }
});
