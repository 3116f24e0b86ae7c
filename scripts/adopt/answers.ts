import { z } from 'zod';
import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { readClock } from '../../src/content/clock-text.ts';
import { didYouMean } from '../../src/content/closest.ts';
import { currency, languageTag } from '../../src/content/schema/site-config.ts';
import { sampleNames } from '../../src/page-meta/samples.ts';
import type { Choices } from './choices.ts';

/** Question of `npm run adopt`, which an option of the command answers as well. */
interface Question {
  /** Option of the command line: `legal-name`. */
  option: string;
  message: string;
  /** Example, and what Enter chooses where there is a `fallback`. */
  placeholder: string;
  /** Answer of an empty line, from the earlier answers; without it the question needs an answer. */
  fallback?: (answers: Readonly<Record<string, string>>) => string;
  /** Returns what is wrong with an answer, after the earlier ones; undefined for a valid one. */
  validate?: (
    answer: string,
    choices: Choices,
    answers: Readonly<Record<string, string>>,
  ) => string | undefined;
}

const isClock = (answer: string) =>
  readClock(answer) === undefined ? 'As in “8:30 am”, “5 pm” or “17:00”.' : undefined;

const oneOf =
  (names: (choices: Choices) => readonly string[]) => (answer: string, choices: Choices) => {
    const known = names(choices);
    return known.includes(answer)
      ? undefined
      : `There is no “${answer}”.${didYouMean(answer, known)} ${known.join(', ')}`;
  };

/** Checks by use: the list of time zones has one name for each, and no UTC. */
function isTimeZone(answer: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: answer });
    return undefined;
  } catch {
    return `There is no such time zone.${didYouMean(answer, Intl.supportedValuesOf('timeZone'))}`;
  }
}

const matches = (schema: z.ZodType, hint: string) => (answer: string) =>
  schema.safeParse(answer).success ? undefined : hint;

const phoneDigits = /^\+?[\d ()./-]{8,24}$/;

/** Returns true for the United States and Canada, whose numbers have ten digits and the code 1. */
const isNorthAmerican = (country: string) => country === 'US' || country === 'CA';

/**
 * Returns a phone number for `tel:` links; undefined where its country code is missing, which only
 * the United States and Canada may leave out.
 */
function dialed(phone: string, country: string): string | undefined {
  if (/^(?:\+|00)/.test(phone)) {
    // The 0 in brackets is dialed within the country alone.
    const digits = phone.replace(/\( ?0 ?\)/, '').replaceAll(/\D/g, '');
    return `+${digits.replace(/^00/, '')}`;
  }
  const [, local] = /^1?(\d{10})$/.exec(phone.replaceAll(/\D/g, '')) ?? [];
  return isNorthAmerican(country) && local !== undefined ? `+1${local}` : undefined;
}

function phoneProblem(
  answer: string,
  _choices: Choices,
  { country = '' }: Readonly<Record<string, string>>,
): string | undefined {
  if (!phoneDigits.test(answer)) return 'Digits, as you print them.';
  const number = dialed(answer, country);
  if (number === undefined)
    return isNorthAmerican(country)
      ? 'Ten digits, or a number with its country code, as in +351 21 555 0143.'
      : 'With its country code, as in +351 21 555 0143: a number is called from abroad, too.';
  return /^\+\d{8,15}$/.test(number) ? undefined : 'Eight to fifteen digits.';
}

/** Returns true for a language whose clocks have twelve hours. */
const hasTwelveHours = (language: string) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Returns the names of a list in one line: `creative-agency, blog`. */
export const namesIn = (answer: string): string[] =>
  answer
    .split(/[\s,]+/)
    .map((name) => name.trim())
    .filter(Boolean);

function unknownSamples(answer: string, { homes }: Choices): string | undefined {
  if (answer === 'all' || answer === 'none') return undefined;
  const known = [...sampleNames, ...homes];
  const unknown = namesIn(answer).find((name) => !known.includes(name));
  return unknown === undefined
    ? undefined
    : `There is no sample “${unknown}”.${didYouMean(unknown, known)}`;
}

/** All questions, in the order in which they are asked. */
export const questions = {
  name: { option: 'name', message: 'Name of your company', placeholder: 'Harbor & Sons' },
  legalName: {
    option: 'legal-name',
    message: 'Legal name',
    placeholder: 'the same',
    fallback: ({ name = '' }) => name,
  },
  description: {
    option: 'description',
    message: 'What you do, in one sentence for search results and the footer',
    placeholder: 'We build online shops for bakeries.',
    validate: (answer) =>
      answer.length < 40 || answer.length > 160 ? '40 to 160 characters.' : undefined,
  },
  founded: {
    option: 'founded',
    message: 'Year of founding',
    placeholder: '2026',
    validate: matches(z.string().regex(/^(?:1[6-9]|20)\d\d$/), 'A year such as 2026.'),
  },
  url: {
    option: 'url',
    message: 'Address of the site',
    placeholder: 'https://www.example.com',
    validate: matches(
      z.url().refine((url) => !url.endsWith('/')),
      'As in https://www.example.com, without a slash at its end.',
    ),
  },
  email: {
    option: 'email',
    message: 'E-mail address that the site prints',
    placeholder: 'hello@example.com',
    validate: matches(z.email(), 'An address such as hello@example.com.'),
  },
  street: { option: 'street', message: 'Street and number', placeholder: '18 Mill Race Lane' },
  city: { option: 'city', message: 'City', placeholder: 'Burlington' },
  regionName: {
    option: 'region-name',
    message: 'State or region, where it is usually named; Enter for none',
    placeholder: 'Vermont',
    fallback: () => 'none',
  },
  region: {
    option: 'region',
    message: 'The same, as in an address; none for an address without it',
    placeholder: 'VT',
    fallback: ({ regionName = 'none' }) => regionName,
  },
  postalCode: { option: 'postal-code', message: 'Postal code', placeholder: '05401' },
  country: {
    option: 'country',
    message: 'Country, by its two letters',
    placeholder: 'US',
    validate: matches(z.string().regex(/^[A-Z]{2}$/), 'Two capital letters, such as US or PT.'),
  },
  phone: {
    option: 'phone',
    message: 'Phone, as you print it',
    placeholder: '(802) 555-0143, or +351 21 555 0143',
    validate: phoneProblem,
  },
  language: {
    option: 'language',
    message: 'Language tag of dates, numbers and the interface',
    placeholder: 'en-US',
    fallback: () => 'en-US',
    validate: matches(languageTag, 'A tag such as en-US or de.'),
  },
  currency: {
    option: 'currency',
    message: 'Currency, by its three letters',
    placeholder: 'USD',
    fallback: () => 'USD',
    validate: matches(currency, 'Three capital letters, such as USD or EUR.'),
  },
  timeZone: {
    option: 'time-zone',
    message: 'Time zone',
    placeholder: Intl.DateTimeFormat().resolvedOptions().timeZone,
    fallback: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    validate: isTimeZone,
  },
  opens: {
    option: 'opens',
    message: 'You open, Monday to Friday, at',
    placeholder: '9 am, or 9:00',
    fallback: ({ language = 'en-US' }) => (hasTwelveHours(language) ? '9 am' : '9:00'),
    validate: isClock,
  },
  closes: {
    option: 'closes',
    message: 'and close at',
    placeholder: '5 pm, or 17:00',
    fallback: ({ language = 'en-US' }) => (hasTwelveHours(language) ? '5 pm' : '17:00'),
    validate: isClock,
  },
  logo: {
    option: 'logo',
    message: 'Mark: path of an SVG file in the project; Enter for the name alone',
    placeholder: 'src/content/our-mark.svg',
    fallback: () => 'none',
    validate: (answer, { hasFile }) =>
      answer === 'none' || (answer.endsWith('.svg') && hasFile(answer))
        ? undefined
        : 'There is no such SVG file.',
  },
  accent: {
    option: 'accent',
    message: 'Accent color',
    placeholder: '#c63f16',
    fallback: (_answers) => 'kept',
    validate: (answer, { colorProblem }) => (answer === 'kept' ? undefined : colorProblem(answer)),
  },
  displayFont: {
    option: 'display-font',
    message: 'Typeface of headings',
    placeholder: 'Bricolage Grotesque',
    fallback: () => 'Bricolage Grotesque',
    validate: oneOf(({ displayFonts }) => displayFonts),
  },
  textFont: {
    option: 'text-font',
    message: 'Typeface of texts',
    placeholder: 'Instrument Sans',
    fallback: () => 'Instrument Sans',
    validate: oneOf(({ textFonts }) => textFonts),
  },
  home: {
    option: 'home',
    message: 'Home whose design becomes the front page',
    placeholder: 'business',
    fallback: () => 'business',
    validate: oneOf(({ homes }) => homes),
  },
  samples: {
    option: 'samples',
    message: `Samples that stay: none, all, or names (${sampleNames.join(', ')}, a home)`,
    placeholder: 'none',
    fallback: () => 'none',
    validate: unknownSamples,
  },
} as const satisfies Record<string, Question>;

export type Answers = Record<keyof typeof questions, string>;

/** Question names in order. */
export const questionNames = Object.keys(questions) as (keyof Answers)[];

/** Returns a question with all of its optional fields. */
export const questionOf = (name: keyof Answers): Question => questions[name];

function samplesOf(answer: string): SiteConfig['samples'] {
  if (answer === 'all' || answer === 'none') return answer === 'all';
  return namesIn(answer);
}

/** Returns an answer that may be none. */
const unlessNone = (answer: string) => (answer === 'none' ? undefined : answer);

/** Returns the opening hours as a text, in a language other than English without its words. */
function hoursText({ language, opens, closes }: Answers): string {
  if (language.startsWith('en')) return `Monday to Friday, ${opens} to ${closes}`;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first and the fifth of January 2024 are a Monday and a Friday.
  const [first, last] = [1, 5].map((day) => weekday.format(Date.UTC(2024, 0, day)));
  return `${first} – ${last}, ${opens} – ${closes}`;
}

/** Returns the configuration of a site from the answers; what was not asked stays as it is. */
export function configOf(answers: Answers, before: SiteConfig = siteConfig): SiteConfig {
  const { name, legalName, description, founded, email, phone, logo, timeZone } = answers;
  const { street, city, postalCode, country, opens, closes } = answers;
  const [region, regionName] = [unlessNone(answers.region), unlessNone(answers.regionName)];
  return {
    ...before,
    url: answers.url,
    company: {
      ...{ name, legalName, description, email, phone, timeZone },
      ...(logo === 'none' ? {} : { logo: { file: logo, name: 'beside' } }),
      founded: Number(founded),
      phoneHref: dialed(phone, country) ?? '',
      address: { street, city, region, regionName, postalCode, country },
      hours: hoursText(answers),
      openingHours: [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          ...{ opens, closes },
        },
      ],
    },
    locale: {
      language: answers.language,
      hours: opens.endsWith('m') ? 12 : 24,
      currency: answers.currency,
    },
    phoneRule: isNorthAmerican(country) ? 'us' : 'international',
    social: [],
    samples: samplesOf(answers.samples),
    home: answers.home,
  };
}
