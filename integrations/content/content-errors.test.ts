import { expect, test } from 'vitest';
import { contentErrors } from './content-errors.ts';
import { knownNames } from './known-names.ts';

test('nothing is wrong with the words of the site', () => {
  const wrong = contentErrors(process.cwd());
  // The message repeats the errors: a summary prints only the first line of a failure.
  expect(wrong, wrong.join(' · ')).toEqual([]);
});

test('names of each kind are told from strangers, and the nearest is offered', () => {
  const { link, picture, icon } = knownNames(process.cwd());
  expect([link('/page/career'), picture('villa-dusk'), icon('truck')]).toEqual(
    Array.from({ length: 3 }),
  );
  expect(link('/page/carreer')).toContain('"/page/career"');
  expect(picture('vila-dusk')).toContain('"villa-dusk"');
  expect(icon('truk')).toContain('"truck"');
});

test('files, drawn files and what the API answers are no strangers', () => {
  const { link } = knownNames(process.cwd());
  for (const path of ['/film/aurora', '/client-logos.svg', '/api/subscribe'])
    expect(link(path), path).toBeUndefined();
});
