import { expect, test } from 'vitest';
import { acceptLeftOut, createNameValidators } from './name-validators.ts';

test('existing pages, pictures and icons are valid; for others the nearest name is suggested', () => {
  const { link, picture, icon } = createNameValidators(process.cwd());
  expect([link('/page/career'), picture('villa-dusk'), icon('truck')]).toEqual(
    Array.from({ length: 3 }),
  );
  expect(link('/page/carreer')).toContain('"/page/career"');
  expect(picture('vila-dusk')).toContain('"villa-dusk"');
  expect(icon('truk')).toContain('"truck"');
});

test('links to pages that samples leave out are errors, except in samples', () => {
  const leftOut = new Set(['/shop']);
  const validators = createNameValidators(process.cwd(), leftOut);
  expect(validators.link('/shop')).toBe(
    'there is no page /shop: the field samples of site.config.ts leaves it out',
  );
  const { link } = acceptLeftOut(validators, leftOut);
  expect(link('/shop')).toBeUndefined();
  expect(link('/shopp')).toContain('there is no page /shopp.');
});

test('links to files, generated files and API paths are valid', () => {
  const { link } = createNameValidators(process.cwd());
  for (const path of ['/film/aurora', '/client-logos.svg', '/api/subscribe'])
    expect(link(path), path).toBeUndefined();
});
