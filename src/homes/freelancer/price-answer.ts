import { formatDollars } from '../../content/format-dollars.ts';
import { counted } from '../../content/pluralize.ts';
import type { ConsoleLine } from './console-line.ts';
import { priceBreakdown, rates } from './price.ts';
import { daysIn, milesIn } from './spoken-span.ts';

/** Returns the price of a job: `3 days`, `2 weeks 190 miles`. A number alone is days. */
export function priceAnswer(words: string): ConsoleLine[] {
  const [bareNumber] = /^\s*(\d+)\s*$/.exec(words) ?? [];
  const days = daysIn(words) ?? (bareNumber === undefined ? undefined : Number(bareNumber));
  if (days === undefined || days === 0)
    return ['How long? For example: price 3 days, price 2 weeks 190 miles.'];
  if (days > 250) return ['That is a job, and there are people who would like one.'];
  const miles = milesIn(words) ?? 0;
  if (miles > 3000) return ['That is farther than I drive. The telephone reaches it.'];
  const { perDay, work, driving, lodging, total } = priceBreakdown(days, miles);
  return [
    `${counted(days, 'day')} at ${formatDollars(perDay)}: ${formatDollars(work)}`,
    ...(driving > 0
      ? [`Driving, ${rates.perMile.toFixed(2)} a mile: ${formatDollars(driving)}`]
      : []),
    ...(lodging > 0
      ? [`A bed, ${formatDollars(rates.bedPerNight)} a night: ${formatDollars(lodging)}`]
      : []),
    ...(total === work ? [] : [`Together: ${formatDollars(total)}`]),
  ];
}
