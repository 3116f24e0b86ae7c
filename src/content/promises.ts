import { siteConfig } from '../../site.config.ts';

/** Larger numbers are written in figures. */
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as sentences say it: `three`. */
export const inWords = (count: number): string => words[count - 1] ?? `${count}`;

/** A number of working days as sentences say it: `one working day`, `three working days`. */
export const workingDays = (days: number): string =>
  `${inWords(days)} working ${days === 1 ? 'day' : 'days'}`;

const { contactDays, applicationDays } = siteConfig.promises;

/**
 * Within which time the firm answers. Pages and mails say it in these words, so that what a page
 * promises is what its mail promises.
 */
export const answerTimes = {
  message: workingDays(contactDays),
  application: workingDays(applicationDays),
} as const;
