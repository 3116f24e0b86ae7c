import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gapsIn } from '../../scripts/adopt/gaps.ts';
import { plainCopies, plainFiles } from '../../scripts/adopt/plain-copies.ts';
import { type Text, textsIn } from '../../scripts/adopt/texts.ts';
import { siteConfig } from '../../site.config.ts';
import { carePrices, hostingPrices, namePrices } from '../../src/content/prices.ts';

/*
 * Plain copy in other languages: `copy.plain.de.ts` beside `copy.plain.ts`. Words of the interface
 * have folders of their own, `src/words/de/`, which are plain from the beginning.
 */

const languages = ['de'];

const files = plainFiles('.').filter((file) => !file.startsWith('src/words/'));
const englishFiles = files.filter((file) => file.endsWith('.plain.ts'));
const translationOf = (file: string, language: string) => file.replace(/\.ts$/, `.${language}.ts`);
/** Pairs of an English file and its translation. */
const pairs = englishFiles.flatMap((file) =>
  languages
    .map((language) => [file, translationOf(file, language)] as const)
    .filter(([, translation]) => existsSync(translation)),
);

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>(
  ['../../src/**/*.plain.ts', '../../src/**/*.plain.*.ts', '!../../src/words/**'],
  { eager: true },
);
const moduleOf = (file: string) => ({ ...modules[`../../${file}`] });

/** Fields that say the same in every language. */
const untranslated = new Set([
  ...['id', 'theme', 'group', 'kind', 'form', 'proof', 'disposition'],
  ...['media', 'picture', 'phonePicture', 'drawing', 'icon'],
]);
/** Items that German law asks for and English copy has not, by `id` or `link`. */
const germanItems = new Set<unknown>(['impressum', '/privacy#impressum']);
/** Gaps in these items. */
const germanGapPattern = /sonst streichen|mit der Funktion/;

const isGermanItem = (item: unknown) =>
  typeof item === 'object' &&
  item !== null &&
  ['id', 'link'].some((field) => germanItems.has(Reflect.get(item, field)));

const addressPattern = /^(?:[/#]|https?:|mailto:|tel:)\S*$/;

/** Arguments for exported functions, by name. */
const argumentsByName: Readonly<Record<string, readonly unknown[]>> = {
  hoursText: [40],
  printProgressText: [['March 1', 'March 2'], 0],
  privacyPage: [siteConfig],
};

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join('');

function resultOf(value: (...given: unknown[]) => unknown, name: string): unknown {
  const given = argumentsByName[name];
  if (!given) throw new Error(`Add arguments for ${name}.`);
  return value(...given);
}

/**
 * Returns a value without its texts: of these, placeholders and what no language changes; of
 * numbers, that they are some, for units differ.
 */
function shapeOf(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return untranslated.has(name) || addressPattern.test(value)
      ? value
      : `text ${placeholdersIn(value)}`;
  if (typeof value === 'number') return 'number';
  if (typeof value === 'function') return shapeOf(resultOf(value as () => unknown, name), name);
  // A language has as many other names for a page as it has.
  if (name === 'synonyms') return 'texts';
  if (Array.isArray(value))
    return value.filter((item) => !isGermanItem(item)).map((item) => shapeOf(item, name));
  if (typeof value !== 'object' || value === null) return value;
  // A translation may say by `name` which plan it means, for its title is translated.
  const fields = Object.entries(value).filter(([key]) => key !== 'name' || !('plans' in value));
  return Object.fromEntries(fields.map(([key, field]) => [key, shapeOf(field, key)]));
}

/** Names of plans, by which copy refers to them in every language. */
const planNames = new Set(
  [...hostingPrices.monthly, ...carePrices, ...namePrices].map(({ title }) => title),
);

/** Returns true for three words or more, with letters outside of gaps and inserted values. */
const isSentence = ({ text }: Text) =>
  !planNames.has(text) && text.split(/\s+/).length > 2 && /\p{L}{3}.* .*\p{L}{3}/su.test(text);

test('values have the same shape whatever their texts, but not without a placeholder or a field', () => {
  const shape = shapeOf({ id: 'a', items: ['One {count}', 'Two'], price: 3 });
  expect(shapeOf({ id: 'a', items: ['{count} eins', 'zwei'], price: 4 })).toEqual(shape);
  expect(shapeOf({ id: 'b', items: ['{count} eins', 'zwei'], price: 4 })).not.toEqual(shape);
  expect(shapeOf({ id: 'a', items: ['eins', 'zwei'], price: 4 })).not.toEqual(shape);
  expect(shapeOf({ id: 'a', items: ['{count} eins'], price: 4 })).not.toEqual(shape);
});

test.each(languages)('every plain copy is there in %s as well, and no other', (language) => {
  expect(englishFiles.length).toBeGreaterThan(50);
  const expected = englishFiles.map((file) => translationOf(file, language));
  expect(files.filter((file) => file.endsWith(`.${language}.ts`))).toEqual(expected.sort());
});

test.each(pairs)(
  '%s and %s have the same exports, fields and placeholders',
  (file, translation) => {
    expect(shapeOf(moduleOf(translation))).toEqual(shapeOf(moduleOf(file)));
  },
);

test.each(pairs)('%s and %s have the same number of gaps', (file, translation) => {
  const gapsOf = (each: string) =>
    gapsIn(textsIn('.', [each]))
      .map(({ description }) => description)
      .filter((description) => !germanGapPattern.test(description));
  expect(gapsOf(translation), gapsOf(file).join('; ')).toHaveLength(gapsOf(file).length);
});

test.each(pairs)('no sentence of %s is left in %s', (file, translation) => {
  const sentences = textsIn('.', [file]).filter(isSentence);
  const english = new Set(sentences.map(({ text }) => text));
  const left = textsIn('.', [translation])
    .map(({ text }) => text)
    .filter((text) => english.has(text));
  expect(left).toEqual([]);
});

test('an adoption in German takes German copy for every page, menus and footers', () => {
  const copies = plainCopies('.', 'de-AT');
  const sources = englishFiles.map((file) => copies.get(file.replace('.plain.ts', '.ts')));
  expect(sources.filter((source) => !source?.endsWith('.plain.de.ts'))).toEqual([]);
  for (const file of ['menu', 'footer', 'footer-collection', 'site-chrome'])
    expect(copies.get(`src/content/${file}.ts`)).toBe(`src/content/${file}.plain.de.ts`);
});
