import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Larkfield', 'larkfield'],
  ['Hollingsworth Brothers & Vance', 'hollingsworth-brothers-vance'],
  ['Nuñez & Söhne, 2.0!', 'nunez-sohne-2-0'],
  ['«Ash»', 'ash'],
  ['Работа', 'site'],
])('the folder name of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
