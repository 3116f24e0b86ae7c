import { expect, test } from 'vitest';
import { speculationRules } from '../layouts/speculation-rules.ts';
import { apiPaths, apiPrefixes, isApiPath } from './api-paths.ts';

test('paths with an API prefix belong to the API, pages do not', () => {
  const forms = [
    apiPaths.subscribe,
    apiPaths.captchaChallenge,
    apiPaths.email,
    apiPaths.emailForm,
    apiPaths.contactForm(7),
  ];
  expect([...forms, ...apiPrefixes, '/api/unsubscribe'].filter((path) => !isApiPath(path))).toEqual(
    [],
  );
  const pages = ['/', '/apiary', '/unsubscribe', '/page/contact-us', '/wp-jsonp', '/page/api/x'];
  expect(pages.filter(isApiPath)).toEqual([]);
});

test('speculation rules prefetch no path of the API, and no file', () => {
  const [rule] = JSON.parse(speculationRules).prefetch;
  const [, { not }] = rule.where.and;
  const patterns = not.href_matches.map((pathname: string) => new URLPattern({ pathname }));
  const isExcluded = (path: string) =>
    patterns.some((pattern: URLPattern) => pattern.test({ pathname: path }));
  const files = ['/media/pier-2000.avif', '/r/header.json', '/blogs/rss.xml'];
  const excluded = [apiPaths.subscribe, apiPaths.contactForm(7), '/healthz/x', ...files];
  expect(excluded.filter((path) => !isExcluded(path))).toEqual([]);
  expect(['/', '/page/contact-us', '/apiary/x', '/blogs/sea'].filter(isExcluded)).toEqual([]);
});
