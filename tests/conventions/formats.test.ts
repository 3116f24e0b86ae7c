import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesOf } from './import-graph.ts';

/** Creation of a date format in the site's language, and printing of a date without one. */
const ownDateFormat =
  /Intl\s*\.\s*DateTimeFormat\s*\(\s*locale\b|toLocale(?:Date|Time)String\s*\(\s*locale\b/;

test('a date format of its own is found', () => {
  expect("new Intl.DateTimeFormat(locale.formats, { dateStyle: 'long' })").toMatch(ownDateFormat);
  expect('date.toLocaleDateString(locale.language)').toMatch(ownDateFormat);
  expect("new Intl.DateTimeFormat('en-CA', { timeZone })").not.toMatch(ownDateFormat);
});

test('dates in the language of the site are formatted by content/formats.ts alone', () => {
  const files = ['src', 'server', 'integrations'].flatMap(sourcesOf);
  expect(files.length).toBeGreaterThan(1000);
  const own = files.filter((file) => ownDateFormat.test(readFileSync(file, 'utf8')));
  expect(own).toEqual([]);
});
