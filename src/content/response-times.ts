import { siteConfig } from '../../site.config.ts';

/** Numbers up to ten; larger ones are printed as figures. */
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a small number as a word: `three`. */
export const inWords = (count: number): string => words[count - 1] ?? `${count}`;

/** Formats a number of working days: `one working day`, `three working days`. */
export const workingDays = (days: number): string =>
  `${inWords(days)} working ${days === 1 ? 'day' : 'days'}`;

const { contactDays, applicationDays } = siteConfig.promises;

/**
 * Response times promised by the company. Pages and mails share these texts, so that both promise
 * the same.
 */
export const responseTimes = {
  message: workingDays(contactDays),
  application: workingDays(applicationDays),
} as const;
