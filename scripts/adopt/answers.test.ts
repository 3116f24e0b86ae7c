import { expect, test } from 'vitest';
import { type Answers, configOf } from './answers.ts';
import { completeAnswers } from './ask.ts';
import type { Choices } from './choices.ts';

const choices: Choices = {
  homes: ['business'],
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

const configWith = async (more: Partial<Answers>) =>
  configOf(await completeAnswers({ ...given, ...more }, choices, false));

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
