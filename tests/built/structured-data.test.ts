import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfig } from '../../site.config.ts';
import { layoutPaths } from '../../src/blog/layouts/layout-paths.ts';
import { aliases, canonicalPath } from '../../src/page-meta/aliases.ts';
import { pages } from '../../src/page-meta/pages.ts';
import { builtPages } from './built-pages.ts';
import { extractPageParts } from './page-parts.ts';

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });
const breadcrumbs = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.url() })),
});

type Page = Omit<ReturnType<typeof extractPageParts>, 'structuredData'> & {
  path: string;
  things: z.infer<typeof thing>[];
};
let built: Page[];

beforeAll(async () => {
  built = (await builtPages()).map(({ path, html }) => {
    const { structuredData, ...parts } = extractPageParts(html);
    return { ...parts, path, things: structuredData.map((text) => thing.parse(JSON.parse(text))) };
  });
});

/** Returns all strings in a value, at any depth. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

/** Types of single pages beyond those of their group. */
const kindsOfPages: Record<string, string[]> = {
  '/page/latest-news': ['CollectionPage'],
  '/page/our-team': ['AboutPage'],
  '/page/our-story': ['AboutPage'],
  '/page/who-we-are': ['AboutPage'],
  '/page/our-services': ['CollectionPage'],
  '/page/DigitalMarketing': ['Service'],
  '/page/faq-s': ['FAQPage'],
  '/page/coming-soon-V2': ['Book'],
  [layoutPaths.guide]: ['HowTo'],
  // Hosting, maintenance and domains, each with its printed prices.
  '/page/pricing-packages': ['Service', 'Service', 'Service'],
};

function kindsFor({ path, breadcrumbs: shown }: Page): string[] {
  const own = aliases[path] ?? path;
  const { group, noindex, theme } = pages.find((page) => page.path === own) ?? {};
  return [
    ...(canonicalPath(own) === '/' ? ['Organization', 'WebSite'] : []),
    // Homes belong to other firms, except ours and its alias.
    ...(group === 'home' && canonicalPath(own) !== '/' ? ['LocalBusiness'] : []),
    // The demo shop is a firm of its own; its cart and checkout are still ours.
    ...(theme === 'shop' ? ['LocalBusiness'] : []),
    ...shown.map(() => 'BreadcrumbList'),
    ...(kindsOfPages[own] ?? []),
    // A closed opening is not indexed, and has no JobPosting.
    ...(group === 'job' && !noindex ? ['JobPosting'] : []),
    ...(group === 'blog-post' ? ['BlogPosting'] : []),
    ...(group === 'blog-listing' ? ['CollectionPage'] : []),
    ...(group === 'project' ? ['CreativeWork'] : []),
    ...(own.startsWith('/shop/single-product') ? ['Product'] : []),
  ];
}

test('every page has the structured data of its kind, and no other', () => {
  for (const page of built) {
    expect(
      page.things.map((item) => item['@type']),
      page.path,
    ).toEqual(kindsFor(page));
  }
  const kinds = [...new Set(built.flatMap(kindsFor))];
  // Those of the firm's own pages; samples have more.
  const own = ['AboutPage', 'CollectionPage', 'FAQPage', 'Organization'];
  expect(kinds).toEqual(expect.arrayContaining([...own, 'Service', 'WebSite']));
});

test('breadcrumb data matches the visible breadcrumbs and ends at its page', () => {
  for (const page of built) {
    const lists = page.things.filter((item) => item['@type'] === 'BreadcrumbList');
    const items = lists.map((list) => breadcrumbs.parse(list).itemListElement);
    expect(
      items.map((list) => list.map(({ name }) => name)),
      page.path,
    ).toEqual(page.breadcrumbs);
    for (const list of items) {
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      expect(list.at(-1)?.item).toBe(`${siteConfig.url}${page.path}`);
    }
  }
});

test('posts and jobs are named like their heading', () => {
  for (const { path, headings, things } of built) {
    for (const item of things) {
      const name = item['headline'] ?? item['title'];
      if (name !== undefined) expect(name, path).toBe(headings[0]);
    }
  }
});

test('URLs are absolute, and those of this site exist', () => {
  const elsewhere = ['https://schema.org', ...siteConfig.social.map(({ link }) => link)];
  const paths = new Set(built.map(({ path }) => path));
  for (const { path, things } of built) {
    const strings = things.flatMap(stringsOf);
    expect(
      strings.filter((text) => text.startsWith('/')),
      path,
    ).toEqual([]);
    for (const text of strings.filter((one) => /^https?:/.test(one))) {
      if (elsewhere.includes(text)) continue;
      const { origin, pathname } = new URL(text);
      expect(origin, text).toBe(siteConfig.url);
      expect(paths.has(pathname) || existsSync(join('dist', pathname)), text).toBe(true);
    }
  }
});

test('entities referenced by id are defined on the home page', () => {
  const idsOf = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) =>
          key === '@id' ? [String(inner)] : idsOf(inner),
        );
  const home = built.find(({ path }) => path === '/');
  const described = home?.things.map((item) => item['@id']);
  for (const { path, things } of built) {
    for (const id of things.flatMap(idsOf)) expect(described, path).toContain(id);
  }
});
