// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { type FeedPost, postFeed } from './post-feed.ts';

const post = (number: number, more: Partial<FeedPost> = {}): FeedPost => ({
  path: `/blog-types/blog-standard-post/${number}`,
  title: `Bread & "water" <${number}>`,
  content: 'A summary.',
  html: '<p><a href="/page/about-us">us</a> <a href="#user-content-fn-1" title="]]>">1</a> ]]> & so on</p>',
  date: new Date(`2026-0${number}-03T00:00:00Z`),
  author: 'Ruth Aldous',
  categories: ['craft'],
  picture: '/media/letterbox-960.avif',
  ...more,
});

const feed = postFeed([post(1), post(3), post(2)], siteConfig);
const { url } = siteConfig;
const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('sorts posts newest first in every format', () => {
  const titles = [3, 2, 1].map((number) => `Bread & "water" <${number}>`);
  expect(texts(parsed(feed.rss2()), 'item > title')).toEqual(titles);
  expect(texts(parsed(feed.atom1()), 'entry > title')).toEqual(titles);
  expect(JSON.parse(feed.json1()).items.map(({ title }: { title: string }) => title)).toEqual(
    titles,
  );
});

test('makes addresses absolute, and anchors of footnotes relative to their page', () => {
  const [html = ''] = JSON.parse(feed.json1()).items.map(
    ({ content_html }: { content_html: string }) => content_html,
  );
  expect(html).toContain(`href="${url}/page/about-us"`);
  expect(html).toContain(`href="${url}/blog-types/blog-standard-post/3#user-content-fn-1" title=`);
});

test('removes style attributes and spans without other attributes', () => {
  const code = '<code>&lt;p style="color:red"></code>';
  const html = [
    '<pre class="shiki" style="background:#000" tabindex="0"><code><span class="line">',
    '<span style="color:#fff">let a</span><span style="color:#0f0"> = 1 > 0</span></span></code></pre>',
    `<td style="text-align: right">7</td><p title="1 > 0" style="color:red">${code}</p>`,
  ].join('');
  const one = postFeed(
    [post(1, { html: `<table><tbody><tr>${html}</tr></tbody></table>` })],
    siteConfig,
  );
  const [item] = JSON.parse(one.json1()).items;
  expect(item.content_html.replaceAll(/<code>[\s\S]*?<\/code>/g, '')).not.toContain('style=');
  expect(item.content_html).toContain('<span class="line">let a = 1 &gt; 0</span>');
  expect(item.content_html).toContain('<code>&lt;p style="color:red"&gt;</code>');
  expect(item.content_html).toContain('<td>7</td>');
});

test('dates changes in every post and in the feed', () => {
  const updated = new Date('2026-09-30T00:00:00Z');
  const changed = postFeed([post(1, { updated }), post(3)], siteConfig);
  const days = texts(parsed(changed.atom1()), 'feed > updated, entry > updated');
  expect(days).toEqual([updated.toISOString(), post(3).date.toISOString(), updated.toISOString()]);
  const [, item] = JSON.parse(changed.json1()).items;
  expect([item.date_published, item.date_modified]).toEqual([
    post(1).date.toISOString(),
    updated.toISOString(),
  ]);
});

test('contains the full text, whatever its markup', () => {
  const [text = ''] = texts(parsed(feed.rss2()), 'item > *').filter((each) =>
    each?.includes('so on'),
  );
  expect(text).toContain('title="]]&gt;">1</a> ]]&gt; &amp; so on');
});
