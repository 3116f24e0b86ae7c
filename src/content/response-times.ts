import { siteConfig } from '../../site.config.ts';
import { timeWords } from '../words/times.ts';

/** Returns a small number as a word: `three`. */
export const inWords = timeWords.number;

/** Formats a number of working days: `one working day`, `three working days`. */
export const workingDays = timeWords.workingDays;

const { contactDays, applicationDays } = siteConfig.promises;

/**
 * Response times promised by the company. Pages and mails share these texts, so that both promise
 * the same.
 */
export const responseTimes = {
  message: workingDays(contactDays),
  application: workingDays(applicationDays),
} as const;
