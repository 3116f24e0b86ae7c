// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { type FeedPost, postFeed } from './post-feed.ts';

const post = (number: number, more: Partial<FeedPost> = {}): FeedPost => ({
  path: `/blog-types/blog-standard-post/${number}`,
  title: `Bread & "water" <${number}>`,
  content: 'A summary.',
  html: '<p><a href="/page/about-us">us</a> <a href="#user-content-fn-1">1</a> ]]> & so on</p>',
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

test('the newest comes first, in every format', () => {
  const titles = [3, 2, 1].map((number) => `Bread & "water" <${number}>`);
  expect(texts(parsed(feed.rss2()), 'item > title')).toEqual(titles);
  expect(texts(parsed(feed.atom1()), 'entry > title')).toEqual(titles);
  expect(JSON.parse(feed.json1()).items.map(({ title }: { title: string }) => title)).toEqual(
    titles,
  );
});

test('addresses name the site, and notes the page that they stand on', () => {
  const [html = ''] = JSON.parse(feed.json1()).items.map(
    ({ content_html }: { content_html: string }) => content_html,
  );
  expect(html).toContain(`href="${url}/page/about-us"`);
  expect(html).toContain(`href="${url}/blog-types/blog-standard-post/3#user-content-fn-1"`);
});

test('the text comes whole, whatever stands in it', () => {
  const [text = ''] = texts(parsed(feed.rss2()), 'item > *').filter((each) =>
    each?.includes('so on'),
  );
  expect(text).toContain(']]>');
});
