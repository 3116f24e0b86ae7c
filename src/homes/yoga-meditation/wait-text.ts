import { fillTemplate } from '../../content/fill-template.ts';
import type { WeekWords } from './week-terms.ts';

type WaitWords = Pick<WeekWords, 'minutes' | 'hour' | 'hours' | 'daysAhead'>;

/** Formats a wait, rounded: `in 40 min`, `in an hour`, `in 9 hours`, `in 3 days`. */
export function waitText(words: WaitWords, milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  if (minutes < 60) return fillTemplate(words.minutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  if (hours === 1) return words.hour;
  if (hours < 48) return fillTemplate(words.hours, { count: hours });
  return fillTemplate(words.daysAhead, { count: Math.round(hours / 24) });
}
