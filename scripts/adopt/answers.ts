import { z } from 'zod';
import { readClock } from '../../src/content/clock-text.ts';
import { didYouMean } from '../../src/content/closest.ts';
import { currency, languageTag } from '../../src/content/schema/site-config.ts';
import { isTimeZone } from '../../src/content/time-zone.ts';
import { sampleNames } from '../../src/page-meta/samples.ts';
import type { Choices } from './choices.ts';
import { phoneError } from './phone.ts';

/** Question of `npm run adopt`; an option of the command can answer it as well. */
interface Question {
  /** Option of the command line: `legal-name`. */
  option: string;
  message: string;
  /** Example of an answer, or the answer that Enter chooses if there is a `fallback`. */
  placeholder: string;
  /** Returns the answer for an empty line; without this function the question needs an answer. */
  fallback?: (answers: Readonly<Record<string, string>>) => string;
  /** Returns the error of an answer; undefined if it is valid. */
  validate?: (answer: string, context: ValidationContext) => string | undefined;
}

/** Data that the validation of an answer may depend on. */
export interface ValidationContext {
  choices: Choices;
  /** Earlier answers, by question. */
  answers: Readonly<Record<string, string>>;
}

const clockError = (answer: string) =>
  readClock(answer) === undefined ? 'As in “8:30 am”, “5 pm” or “17:00”.' : undefined;

/** Returns a validation that accepts only some of the choices. */
const choiceError =
  (namesOf: (choices: Choices) => readonly string[]) =>
  (answer: string, { choices }: ValidationContext) => {
    const names = namesOf(choices);
    return names.includes(answer)
      ? undefined
      : `There is no “${answer}”.${didYouMean(answer, names)} ${names.join(', ')}`;
  };

const timeZoneError = (answer: string) =>
  isTimeZone(answer)
    ? undefined
    : `There is no such time zone.${didYouMean(answer, Intl.supportedValuesOf('timeZone'))}`;

/** Returns a validation by a schema, with a hint as its error. */
const schemaError = (schema: z.ZodType, hint: string) => (answer: string) =>
  schema.safeParse(answer).success ? undefined : hint;

/** Returns true for a language whose clocks have twelve hours. */
const hasTwelveHours = (language: string) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Splits a list of names such as `creative-agency, blog`. */
export const splitNames = (answer: string): string[] =>
  answer
    .split(/[\s,]+/)
    .map((name) => name.trim())
    .filter(Boolean);

function samplesError(answer: string, { choices }: ValidationContext): string | undefined {
  if (answer === 'all' || answer === 'none') return undefined;
  const samples = [...sampleNames, ...choices.homes];
  const unknownName = splitNames(answer).find((name) => !samples.includes(name));
  return unknownName === undefined
    ? undefined
    : `There is no sample “${unknownName}”.${didYouMean(unknownName, samples)}`;
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
    validate: schemaError(z.string().regex(/^(?:1[6-9]|20)\d\d$/), 'A year such as 2026.'),
  },
  url: {
    option: 'url',
    message: 'Address of the site',
    placeholder: 'https://www.example.com',
    validate: schemaError(
      z.url().refine((url) => !url.endsWith('/')),
      'As in https://www.example.com, without a slash at its end.',
    ),
  },
  email: {
    option: 'email',
    message: 'E-mail address that the site prints',
    placeholder: 'hello@example.com',
    validate: schemaError(z.email(), 'An address such as hello@example.com.'),
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
    validate: schemaError(z.string().regex(/^[A-Z]{2}$/), 'Two capital letters, such as US or PT.'),
  },
  phone: {
    option: 'phone',
    message: 'Phone, as you print it',
    placeholder: '(802) 555-0143, or +351 21 555 0143',
    validate: phoneError,
  },
  language: {
    option: 'language',
    message: 'Language tag of dates, numbers and the interface',
    placeholder: 'en-US',
    fallback: () => 'en-US',
    validate: schemaError(languageTag, 'A tag such as en-US or de.'),
  },
  currency: {
    option: 'currency',
    message: 'Currency, by its three letters',
    placeholder: 'USD',
    fallback: () => 'USD',
    validate: schemaError(currency, 'Three capital letters, such as USD or EUR.'),
  },
  timeZone: {
    option: 'time-zone',
    message: 'Time zone',
    placeholder: Intl.DateTimeFormat().resolvedOptions().timeZone,
    fallback: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    validate: timeZoneError,
  },
  opens: {
    option: 'opens',
    message: 'You open, Monday to Friday, at',
    placeholder: '9 am, or 9:00',
    fallback: ({ language = 'en-US' }) => (hasTwelveHours(language) ? '9 am' : '9:00'),
    validate: clockError,
  },
  closes: {
    option: 'closes',
    message: 'and close at',
    placeholder: '5 pm, or 17:00',
    fallback: ({ language = 'en-US' }) => (hasTwelveHours(language) ? '5 pm' : '17:00'),
    validate: clockError,
  },
  contactDays: {
    option: 'contact-days',
    message: 'You answer a message within so many working days, as your pages promise',
    placeholder: '2',
    fallback: () => '2',
    validate: schemaError(z.string().regex(/^(?:[1-9]|[12]\d|30)$/), 'A number from 1 to 30.'),
  },
  applicationDays: {
    option: 'application-days',
    message: 'and a job application within',
    placeholder: '4',
    fallback: () => '4',
    validate: schemaError(z.string().regex(/^[1-4]$/), 'A number from 1 to 4.'),
  },
  logo: {
    option: 'logo',
    message: 'Mark: path of an SVG file in the project; Enter for the name alone',
    placeholder: 'src/content/our-mark.svg',
    fallback: () => 'none',
    validate: (answer, { choices }) =>
      answer === 'none' || (answer.endsWith('.svg') && choices.hasFile(answer))
        ? undefined
        : 'There is no such SVG file.',
  },
  accent: {
    option: 'accent',
    message: 'Accent color',
    placeholder: '#c63f16',
    fallback: () => 'kept',
    validate: (answer, { choices }) => (answer === 'kept' ? undefined : choices.colorError(answer)),
  },
  displayFont: {
    option: 'display-font',
    message: 'Typeface of headings',
    placeholder: 'Bricolage Grotesque',
    fallback: () => 'Bricolage Grotesque',
    validate: choiceError(({ displayFonts }) => displayFonts),
  },
  textFont: {
    option: 'text-font',
    message: 'Typeface of texts',
    placeholder: 'Instrument Sans',
    fallback: () => 'Instrument Sans',
    validate: choiceError(({ textFonts }) => textFonts),
  },
  home: {
    option: 'home',
    message: 'Home whose design becomes the front page',
    placeholder: 'business',
    fallback: () => 'business',
    validate: choiceError(({ homes }) => homes),
  },
  samples: {
    option: 'samples',
    message: `Samples that stay: none, all, or names (${sampleNames.join(', ')}, a home)`,
    placeholder: 'none',
    fallback: () => 'none',
    validate: samplesError,
  },
} as const satisfies Record<string, Question>;

/** Answers by question; all are texts. */
export type Answers = Record<keyof typeof questions, string>;

/** Question names in order. */
export const questionNames = Object.keys(questions) as (keyof Answers)[];

/** Returns a question with all of its optional fields. */
export const questionOf = (name: keyof Answers): Question => questions[name];
