import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { siteConfigSchema } from './site-config.ts';

const { company } = siteConfig;
const withCompany = (change: object) => ({ ...siteConfig, company: { ...company, ...change } });

/** Returns the errors of a configuration, `path: message`. */
const errorsOf = (config: object) =>
  (siteConfigSchema.safeParse(config).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('a firm beyond the United States has no region, and hours of a day with 24', () => {
  const { region: _region, regionName: _regionName, ...address } = company.address;
  const days = [{ days: ['Monday'], opens: '8:30', closes: '17:00' }];
  const german = withCompany({ address, hours: 'montags 8:30 bis 17:00', openingHours: days });
  expect(errorsOf(german)).toEqual([]);
});

test('a time that is none is reported at its place, as are hours that differ', () => {
  const days = [{ days: ['Monday'], opens: '8.30', closes: '17:00' }];
  expect(errorsOf(withCompany({ hours: 'Monday, 8.30 to 17:00', openingHours: days }))).toEqual([
    'company.openingHours.0.opens: as in “8:30 am”, “5 pm” or “17:00”',
  ]);
  expect(errorsOf(withCompany({ hours: 'by appointment' }))).toEqual([
    'company.hours: does not say 8:30 am, which openingHours does',
    'company.hours: does not say 5 pm, which openingHours does',
  ]);
});

test('languages and currencies are known ones', () => {
  const withLocale = (locale: object) => ({ ...siteConfig, locale });
  expect(errorsOf(withLocale({ language: 'de-AT', hours: 24, currency: 'EUR' }))).toEqual([]);
  expect(errorsOf(withLocale({ language: 'german', currency: 'EURO', hours: 24 }))).toEqual([
    'locale.language: there is no language "german"; write a tag such as en-US or de',
    'locale.currency: there is no currency "EURO". Did you mean "EUR"?',
  ]);
});

test('profiles are at any network that has an icon; a misspelt one gets the nearest name', () => {
  const at = (...networks: string[]) => ({
    ...siteConfig,
    social: networks.map((network) => ({ network, link: 'https://social.example/firm' })),
  });
  expect(errorsOf(at('linkedin', 'github', 'mastodon', 'youtube', 'bluesky'))).toEqual([]);
  expect(errorsOf(at('mastadon'))).toEqual([
    'social.0.network: there is no icon of a network "mastadon". Did you mean "mastodon"?',
  ]);
});
