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

test('speculation rules prefetch no path of the API', () => {
  const [rule] = JSON.parse(speculationRules).prefetch;
  const [, { not }] = rule.where.and;
  expect(not.href_matches).toEqual(expect.arrayContaining(apiPrefixes.map((path) => `${path}/*`)));
});
