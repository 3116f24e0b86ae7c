import { expect, test, vi } from 'vitest';
import { copy as aboutInGerman } from '../company/about-us/copy.plain.de.ts';
import { copy as about } from '../company/about-us/copy.plain.ts';
import { aboutLabels } from '../company/about-us/labels.plain.ts';
import { houseYears as houseYearsInGerman } from '../company/our-story/years.plain.de.ts';
import { houseYears } from '../company/our-story/years.plain.ts';
import { isNotLater, thisYear } from './this-year.ts';

// A firm that was founded last year.
vi.mock('../../site.config.ts', async (original) => {
  const { siteConfig } = await original<typeof import('../../site.config.ts')>();
  const company = { ...siteConfig.company, founded: new Date().getFullYear() - 1 };
  return { siteConfig: { ...siteConfig, company } };
});

test('this year is not later, the next one is', () => {
  expect(isNotLater({ year: thisYear })).toBe(true);
  expect(isNotLater({ year: thisYear + 1 })).toBe(false);
});

test('plain copies tell a young firm of no year that is still to come', () => {
  const years = (records: readonly { year: number }[]) => records.map(({ year }) => year);
  for (const story of [about.story.items, aboutInGerman.story.items])
    expect(years(story)).toEqual([thisYear - 1]);
  for (const house of [houseYears, houseYearsInGerman])
    expect(years(house)).toEqual([thisYear - 1, thisYear]);
  expect(aboutLabels.lastYear).toBe(thisYear);
});
