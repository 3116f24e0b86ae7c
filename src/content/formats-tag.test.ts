import { expect, test } from 'vitest';
import { formatsTag } from './formats-tag.ts';

test.each(['en-US', 'en-GB', 'de', 'fr-CA', 'ja', 'de_DE', ''])('%j stays as it is', (language) => {
  expect(formatsTag(language)).toBe(language);
});

test.each(['th', 'fa', 'bn', 'ar-EG', 'my', 'th-TH-u-nu-thai'])(
  'dates in %s have the Gregorian calendar and the digits of a keyboard',
  (language) => {
    const format = new Intl.DateTimeFormat(formatsTag(language), { dateStyle: 'long' });
    const { calendar, numberingSystem, locale } = format.resolvedOptions();
    expect([calendar, numberingSystem]).toEqual(['gregory', 'latn']);
    expect(locale.slice(0, 2)).toBe(language.slice(0, 2));
  },
);
