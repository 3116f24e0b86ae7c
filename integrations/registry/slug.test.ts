import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Larkfield', 'larkfield'],
  ['Hollingsworth Brothers & Vance', 'hollingsworth-brothers-vance'],
  ['Nuñez & Söhne, 2.0!', 'nunez-sohne-2-0'],
  ['«Ash»', 'ash'],
  ['Работа', 'site'],
])('%s stands in a folder as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
