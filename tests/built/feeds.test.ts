// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPages } from '../../scripts/read-pages.ts';
import { siteConfig } from '../../site.config.ts';
import { builtPages } from './built-pages.ts';

const { url } = siteConfig;
const posts = readPages()
  .filter(({ group }) => group === 'blog-post')
  .map(({ path }) => `${url}${path}`)
  .toSorted();
const read = (file: string) => readFileSync(`dist/blogs/${file}`, 'utf8');
/** Parses a feed strictly: for malformed XML the root is an error element. */
function xml(file: string): Document {
  const document = new DOMParser().parseFromString(read(file), 'text/xml');
  expect(document.querySelector('parsererror')?.textContent, file).toBeUndefined();
  return document;
}
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');
/** Characters that a post in full has at least, however short; no summary has as many. */
const shortest = 300;

test('RSS 2.0: required channel elements, and every post in full', () => {
  const document = xml('rss.xml');
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  // `atom:link`, the feed's own URL, has the same local name and a `rel`.
  for (const name of ['title', 'link', 'description'])
    expect(texts(document, `channel > ${name}:not([rel])`), name).toHaveLength(1);
  expect(texts(document, 'item > link').toSorted()).toEqual(posts);
  expect(new Set(texts(document, 'item > guid')).size).toBe(posts.length);
  for (const day of texts(document, 'item > pubDate'))
    expect(day).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  const whole = [...document.getElementsByTagName('content:encoded')];
  expect(whole).toHaveLength(posts.length);
  for (const { textContent } of whole) expect(textContent?.length).toBeGreaterThan(shortest);
});

test('Atom (RFC 4287): ids, times and authors, and every post in full', () => {
  const document = xml('atom.xml');
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated'])
    expect(texts(document, `feed > ${name}`), name).toHaveLength(1);
  expect(texts(document, 'entry > id').toSorted()).toEqual(posts);
  for (const time of texts(document, 'updated, published'))
    expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  for (const entry of document.querySelectorAll('entry')) {
    expect(texts(entry, 'author > name')).toHaveLength(1);
    expect(entry.querySelector('content')?.getAttribute('type')).toBe('html');
    expect(entry.querySelector('content')?.textContent?.length).toBeGreaterThan(shortest);
  }
});

test('JSON Feed: its version, and every post in full', () => {
  const feed = JSON.parse(read('feed.json'));
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  const items: { id: string; url: string; content_html: string; date_published: string }[] =
    feed.items;
  expect(items.map(({ id }) => id).toSorted()).toEqual(posts);
  for (const { content_html, date_published } of items) {
    expect(content_html.length).toBeGreaterThan(shortest);
    expect(Number.isNaN(Date.parse(date_published))).toBe(false);
  }
});

test('all URLs in feeds are absolute', () => {
  for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
    expect(read(file)).not.toMatch(/(?:href|src)=\\?(?:"|&quot;)[/#]/);
});

test('no feed contains style attributes', () => {
  for (const file of [
    'blogs/rss.xml',
    'blogs/atom.xml',
    'blogs/feed.json',
    'page/latest-news/rss.xml',
  ])
    expect(readFileSync(`dist/${file}`, 'utf8'), file).not.toMatch(/<[a-z][^<>]* style=/);
});

test('every page of the blog links all three', async () => {
  const paths = new Set(posts.map((post) => post.slice(url.length)));
  const pages = (await builtPages()).filter(({ path }) => paths.has(path));
  expect(pages).toHaveLength(posts.length);
  for (const { path, html } of pages)
    for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
      expect(html, path).toMatch(new RegExp(`rel="alternate"[^>]*href="/blogs/${file}"`));
});
