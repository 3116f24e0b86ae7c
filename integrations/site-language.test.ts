import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inlineLocale } from './site-language.ts';

const german = {
  language: 'de',
  formats: 'de',
  hours: 24,
  currency: 'EUR',
  phoneRule: 'international',
} as const;

test.each([
  [
    "import { locale } from './locale.ts';\nrun(locale.language, locale.hours);",
    '\nrun("de", 24);',
  ],
  ['import { locale } from "../content/locale.ts"\nrun();', '\nrun();'],
  ["import { locale } from '../locales.ts';", "import { locale } from '../locales.ts';"],
])('%j', (code, result) => {
  expect(inlineLocale(code, german)).toBe(result);
});

/** Returns the modules of a folder that import the locale, with their text. */
const importingIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|astro)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)
    .filter(([, text]) => /from '[^']*\/locale\.ts'/.test(text));

test('every module uses the locale by its fields, so that its values can replace it', () => {
  const importing = importingIn('src');
  expect(importing.length).toBeGreaterThan(10);
  const removeComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const left = importing.filter(([, text]) =>
    /\blocale\b/.test(inlineLocale(removeComments(text))),
  );
  expect(left.map(([name]) => name)).toEqual([]);
});

test('dates and numbers are formatted by the tag of formats', () => {
  const byLanguage = /(?:DateTimeFormat|NumberFormat|toLocale\w*String)\(\s*locale\.language/;
  const wrong = ['src', 'server'].flatMap(importingIn).filter(([, text]) => byLanguage.test(text));
  expect(wrong.map(([name]) => name)).toEqual([]);
});
