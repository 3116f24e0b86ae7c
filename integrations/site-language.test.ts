import { expect, test } from 'vitest';
import { withLocale } from './site-language.ts';

const german = { language: 'de', hours: 24, currency: 'EUR' } as const;
const value = 'const locale = {"language":"de","hours":24,"currency":"EUR"};';

test.each([
  ["import { locale } from './locale.ts';\nrun(locale);", `${value}\nrun(locale);`],
  ['import { locale } from "../content/locale.ts"\nrun();', `${value}\nrun();`],
  ["import { locale } from '../locales.ts';", "import { locale } from '../locales.ts';"],
])('%j', (code, result) => {
  expect(withLocale(code, german)).toBe(result);
});
