import { expect, test } from 'vitest';
import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { siteConfigSchema } from '../../src/content/schema/site-config.ts';
import type { Answers } from './answers.ts';
import { completeAnswers } from './ask.ts';
import type { Choices } from './choices.ts';
import { configOf } from './config-of.ts';

const choices: Choices = {
  homes: ['business', 'cafe'],
  displayFonts: ['Bricolage Grotesque'],
  textFonts: ['Instrument Sans'],
  colorError: () => undefined,
  hasFile: () => true,
};

/** Options of `npm run adopt -- --yes`, without those that have a fallback. */
const given: Partial<Answers> = {
  name: 'Tide & Crumb',
  description: 'We build and look after online shops for bakeries on the coast of Portugal.',
  founded: '2024',
  url: 'https://www.tidecrumb.test',
  email: 'ola@tidecrumb.test',
  phone: '+351 21 555 0143',
  street: 'Rua da Bica 14',
  city: 'Lisbon',
  postalCode: '1200-054',
  country: 'PT',
};

const answersWith = (more: Partial<Answers>) =>
  completeAnswers({ ...given, ...more }, choices, false);
const configWith = async (more: Partial<Answers>) =>
  configOf(await answersWith(more), siteConfig, false);

test.each([
  ['(802) 555-0143', 'US', '+18025550143'],
  ['1-802-555-0143', 'US', '+18025550143'],
  ['+1 416 555 0143', 'CA', '+14165550143'],
  ['+351 21 555 0143', 'US', '+351215550143'],
  ['+49 9131 555014', 'DE', '+499131555014'],
  ['+49 (0) 9131 / 55 50-14', 'DE', '+499131555014'],
  ['0049 (0)9131/555014', 'DE', '+499131555014'],
  ['+39 06 555 0143', 'IT', '+39065550143'],
])('the link of %s in %s dials %s', async (phone, country, number) => {
  const { company } = await configWith({ phone, country });
  expect(company).toMatchObject({ phone, phoneHref: number });
});

test.each([
  ['0911 555014', 'DE', 'With its country code'],
  ['(0911) 555 014', 'DE', 'With its country code'],
  ['0911/555014', 'DE', 'With its country code'],
  ['555-0143', 'US', 'Ten digits, or a number with its country code'],
  ['+49 911 55501 43555 0143', 'DE', 'Eight to fifteen digits'],
  ['0911 CALL US', 'US', 'Digits, as you print them'],
])('%s in %s is refused: %s', async (phone, country, problem) => {
  await expect(configWith({ phone, country })).rejects.toThrow(`--phone: ${problem}`);
});

test('all options that are missing or wrong are listed at once', async () => {
  const { name: _, description: __, ...rest } = given;
  await expect(completeAnswers({ ...rest, phone: 'none' }, choices, false)).rejects.toThrow(
    /^--name: It needs an answer\.\n--description: It needs an answer\.\n--phone: .*$/,
  );
});

test.each([
  ['en-US', '9 am', '5 pm', 12],
  ['en-GB', '9:00', '17:00', 24],
  ['de', '9:00', '17:00', 24],
])('hours that are not given are those of %s', async (language, opens, closes, hours) => {
  const { company, locale } = await configWith({ language });
  expect(company.openingHours).toMatchObject([{ opens, closes }]);
  expect(company.hours).toContain(opens);
  expect(locale?.hours).toBe(hours);
});

test('hours are written as the language writes them', async () => {
  const hoursIn = async (language: string) => (await configWith({ language })).company.hours;
  expect(await hoursIn('en-GB')).toBe('Monday to Friday, 9:00 to 17:00');
  expect(await hoursIn('de-AT')).toBe('Montag bis Freitag, 9:00–17:00 Uhr');
  expect(await hoursIn('fr')).toBe('lundi – vendredi, 9:00 – 17:00');
});

test('no account, map or promise of the sample firm stays', async () => {
  const sampleConfig: SiteConfig = {
    ...siteConfig,
    chat: { provider: 'tawk', propertyId: 'p', widgetId: 'w' },
    captcha: { provider: 'turnstile', siteKey: 'k' },
    analytics: { provider: 'ga4', measurementId: 'G-ABC123DEF4' },
    newsletter: { provider: 'self' },
    hosts: { img: ['https://a.example'] },
  };
  const config = configOf(await answersWith({}), sampleConfig, false);
  expect(config.chat).toEqual({ provider: 'none' });
  expect(config.captcha).toEqual({ provider: 'altcha' });
  for (const field of ['map', 'analytics', 'newsletter', 'hosts', 'embeds'] as const)
    expect(config[field], field).toBeUndefined();
  expect([config.emailjs.origin, config.contactForm.origin]).toEqual(['self', 'self']);
  expect(config.promises).toEqual({ contactDays: 2, applicationDays: 4 });
  expect(siteConfigSchema.safeParse(config).error).toBeUndefined();
});

test('a second adoption keeps what no question is about, and asks for the promises again', async () => {
  const hosts = { img: ['https://a.example'] };
  const answers = await answersWith({ contactDays: '5', applicationDays: '3' });
  const config = configOf(answers, { ...siteConfig, hosts }, true);
  expect(config).toMatchObject({ hosts, map: siteConfig.map });
  expect(config.promises).toEqual({ contactDays: 5, applicationDays: 3 });
});

test.each([
  ['none', undefined],
  ['cafe, shop', undefined],
  ['blog', ['youtube', 'vimeo']],
  ['modals', ['youtube', 'vimeo', 'openstreetmap', 'google-maps']],
  ['all', ['youtube', 'vimeo', 'openstreetmap', 'google-maps']],
])('the samples %s need the embeds %j', async (samples, embeds) => {
  const { embeds: found } = await configWith({ samples });
  expect(found).toEqual(embeds);
});

test('promises outside their range are refused', async () => {
  await expect(configWith({ contactDays: '31' })).rejects.toThrow('--contact-days: ');
  await expect(configWith({ applicationDays: '5' })).rejects.toThrow('--application-days: ');
});
