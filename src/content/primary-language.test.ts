import { expect, test } from 'vitest';
import { primaryLanguage } from './primary-language.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['zh-Hant-TW', 'zh'],
])('the language of %s is %s', (tag, language) => {
  expect(primaryLanguage(tag)).toBe(language);
});
