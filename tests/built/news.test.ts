// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfig } from '../../site.config.ts';
import { builtPages } from './built-pages.ts';

const newsThing = z.object({
  mainEntity: z.object({
    numberOfItems: z.number(),
    itemListElement: z.array(
      z.object({
        position: z.number(),
        item: z.object({
          headline: z.string(),
          datePublished: z.iso.date(),
          url: z.url(),
        }),
      }),
    ),
  }),
});

let html: string;
let document: Document;
let collection: z.infer<typeof newsThing>;

beforeAll(async () => {
  html = (await builtPages()).find(({ path }) => path === '/page/latest-news')?.html ?? '';
  document = new DOMParser().parseFromString(html, 'text/html');
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
  collection = newsThing.parse(things.find((thing) => thing['@type'] === 'CollectionPage'));
});

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

test('structured data of the news matches the page, each item with its own anchor', () => {
  const { numberOfItems, itemListElement: list } = collection.mainEntity;
  const articles = document.querySelectorAll('article');
  expect([list.length, articles.length]).toEqual([numberOfItems, numberOfItems]);
  const days = list.map(({ item }) => item.datePublished);
  expect(days).toEqual(days.toSorted().reverse());
  for (const [index, { position, item }] of list.entries()) {
    expect(position).toBe(index + 1);
    const { hash } = new URL(item.url);
    const article = document.querySelector(`article[id="${hash.slice(1)}"]`);
    expect(article?.querySelector('h2, h3, h4')?.textContent).toBe(item.headline);
    expect(article?.querySelector('time')?.getAttribute('datetime')).toBe(item.datePublished);
  }
});

test('the news has a feed of its own: RSS 2.0, every item at its anchor', () => {
  const source = readFileSync('dist/page/latest-news/rss.xml', 'utf8');
  const feed = new DOMParser().parseFromString(source, 'text/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  for (const name of ['title', 'link', 'description'])
    expect(texts(feed, `channel > ${name}:not([rel])`), name).toHaveLength(1);
  expect(html).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/page\/latest-news\/rss\.xml"/,
  );
  const ids = [...html.matchAll(/<article id="([\w-]+)"/g)].map(([, id]) => id);
  expect(texts(feed, 'item > link').toSorted()).toEqual(
    ids.map((id) => `${siteConfig.url}/page/latest-news#${id}`).toSorted(),
  );
  expect(source).not.toMatch(/(?:href|src)=\\?(?:"|&quot;)[/#]/);
});
