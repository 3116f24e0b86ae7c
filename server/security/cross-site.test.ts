import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

test('a post is cross-site by Origin, otherwise by Sec-Fetch-Site', () => {
  const from = (origin?: string, secFetchSite?: string) =>
    isCrossSite({ origin, secFetchSite, host: 'site.test:4321' }, ['https://cdn.test']);
  expect(from('http://site.test:4321')).toBe(false);
  expect(from('https://cdn.test', 'cross-site')).toBe(false);
  expect(from('http://site.test')).toBe(true);
  expect(from('https://evil.test', 'same-origin')).toBe(true);
  expect(from('null')).toBe(true);
  expect(from(undefined, 'cross-site')).toBe(true);
  expect(from(undefined, 'same-origin')).toBe(false);
  expect(from()).toBe(false);
});

test('the default port of the scheme is the same with and without its number', () => {
  const at = (host: string | undefined, origin: string) =>
    isCrossSite({ origin, secFetchSite: undefined, host }, []);
  expect(at('site.test:443', 'https://site.test')).toBe(false);
  expect(at('site.test:80', 'http://site.test')).toBe(false);
  expect(at('SITE.test', 'https://site.test')).toBe(false);
  expect(at('site.test:80', 'https://site.test')).toBe(true);
  expect(at('site.test:443', 'http://site.test')).toBe(true);
  expect(at('site.test', 'https://site.test:8443')).toBe(true);
  expect(at('a b', 'https://site.test')).toBe(true);
  expect(at(undefined, 'https://site.test')).toBe(true);
});
