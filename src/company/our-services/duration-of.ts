import { parseWeeks } from '../case-study/parse-weeks.ts';
import type { ServiceDuration } from './service.ts';

/** Returns a duration as printed in a price range, with its weeks as numbers. */
export const durationOf = (
  weeksText: string | undefined,
): Pick<ServiceDuration, 'duration' | 'weeks'> => ({
  duration: `${weeksText}`,
  weeks: parseWeeks(`${weeksText}`),
});
