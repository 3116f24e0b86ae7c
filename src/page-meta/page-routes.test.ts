import { expect, test } from 'vitest';
import { pathPattern, routeOf, servesOneOf } from './page-routes.ts';

test.each([
  ['src/pages/page/about-us.astro', '/page/about-us'],
  ['src/pages/index.astro', '/'],
  ['src/pages/shop/index.astro', '/shop'],
  ['src/pages/feed.xml.ts', '/feed.xml'],
  ['src/sample-pages/headers/[header].astro', '/headers/[header]'],
  ['src/sample-pages/blogs/blog-grid/[...page].astro', '/blogs/blog-grid/[...page]'],
])('%s has the route %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test('parameters match one part of a path, rest parameters any number', () => {
  expect(pathPattern('/headers/[header]').test('/headers/dark')).toBe(true);
  expect(pathPattern('/headers/[header]').test('/headers/dark/2')).toBe(false);
  expect(pathPattern('/blogs/[...page]').test('/blogs')).toBe(true);
  expect(pathPattern('/blogs/[...page]').test('/blogs/2')).toBe(true);
});

test('a page file serves its own path, an endpoint belongs to the page above it', () => {
  const paths = ['/showcase', '/headers/dark'];
  expect(servesOneOf('src/sample-pages/showcase.astro', paths)).toBe(true);
  expect(servesOneOf('src/sample-pages/headers/[header].astro', paths)).toBe(true);
  expect(servesOneOf('src/sample-pages/showcase/words.json.ts', paths)).toBe(true);
  expect(servesOneOf('src/sample-pages/feather.astro', paths)).toBe(false);
  expect(servesOneOf('src/sample-pages/icons/[set].svg.ts', paths)).toBe(false);
});
