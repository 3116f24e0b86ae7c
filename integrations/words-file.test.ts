import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { wordsFile, wordsOf } from './words-file.ts';

const copy = resolve('src/forms/copy.ts');

test.each([
  ['de', resolve('src/words/de/forms.ts')],
  ['de-AT', resolve('src/words/de/forms.ts')],
  ['en-US', undefined],
  ['fr', undefined],
])('the words of %s', (language, file) => {
  expect(wordsFile('../words/forms.ts', copy, language)).toBe(file);
});

test('other imports stay, and words of a module with a query are found', () => {
  expect(wordsFile('./firm.ts', copy, 'de')).toBeUndefined();
  expect(wordsFile('../../words/forms.ts', resolve('src/forms/firm.ts'), 'de')).toBeUndefined();
  expect(wordsFile('../words/forms.ts', `${copy}?v=1`, 'de')).toBe(
    resolve('src/words/de/forms.ts'),
  );
});

type Words = Record<string, unknown>;
const english = import.meta.glob<Words>(
  ['../src/words/*.ts', '!../src/words/translation.ts', '!../src/words/*.plain.ts'],
  { eager: true },
);
/** English words that `npm run adopt` gives to other firms, in place of the words of this firm. */
const plain = import.meta.glob<Words>('../src/words/*.plain.ts', { eager: true });
const german = import.meta.glob<Words>('../src/words/de/*.ts', { eager: true });
const germanFile = (file: string) => file.replace('/words/', '/words/de/');
const adoptedFile = (file: string) => file.replace('.plain.ts', '.ts');

/** Texts by path; functions are called with numbers for their parameters. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 3, 4, 5))]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, `${path}.${key}`),
  );
}

/** Placeholders of a template, `{count}`. */
const placeholdersIn = (text = '') => [...(text.match(/\{\w+\}/g) ?? [])].sort().join();

test('German has every file of words', () => {
  expect(Object.keys(english).length).toBeGreaterThan(10);
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).map(germanFile).sort());
});

test.each(Object.entries(english))('no sentence of %s is left in English', (file, words) => {
  const translated = new Map(textsOf({ ...german[germanFile(file)] }));
  const texts = textsOf({ ...words });
  expect([...translated.keys()].sort()).toEqual(texts.map(([path]) => path).sort());
  // Single words may be the same in both languages, as “Name” and “Spam” are.
  const same = texts.filter(
    ([path, text]) => translated.get(path) === text && text.split(' ').length > 2,
  );
  expect(same).toEqual([]);
});

test.each(Object.entries(english))('templates of %s take the same values', (file, words) => {
  const translated = new Map(textsOf({ ...german[germanFile(file)] }));
  const wrong = textsOf({ ...words }).filter(
    ([path, text]) => placeholdersIn(translated.get(path)) !== placeholdersIn(text),
  );
  expect(wrong).toEqual([]);
});

test.each(Object.entries(plain))('%s has the texts of the file that it replaces', (file, words) => {
  const pathsOf = (of: Words | undefined) => textsOf({ ...of }).map(([path]) => path);
  expect(pathsOf(words)).toEqual(pathsOf(english[adoptedFile(file)]));
});

test('files of words import nothing but types', () => {
  for (const name of readdirSync('src/words/de')) {
    const imports = readFileSync(`src/words/de/${name}`, 'utf8').match(/^import .*/gm) ?? [];
    expect(
      imports.every((line) => line.startsWith('import type')),
      name,
    ).toBe(true);
  }
});

test('words for Switzerland are spelled with “ss”, and no other code is changed', () => {
  const words = resolve('src/words/de/load-errors.ts');
  expect(wordsOf('Schließen', words, 'de-CH')).toBe('Schliessen');
  expect(wordsOf('Schließen', words, 'de-AT')).toBe('Schließen');
  expect(wordsOf('Schließen', resolve('src/content/locale.ts'), 'de-CH')).toBe('Schließen');
});
