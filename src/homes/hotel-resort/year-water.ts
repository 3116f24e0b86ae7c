import { parseIsoDate } from '../../elements/clock/day-number.ts';
import { type RoomName, rates, type Season, seasonStarts } from './rates.ts';

/** Returns the days before a month and day in a year of 365. */
const dayOfYear = (monthAndDay: string): number =>
  parseIsoDate(`2027-${monthAndDay}`) - parseIsoDate('2027-01-01');

/** Period of the year at one price. */
export interface PricePeriod {
  season: Season;
  /** Start as a fraction of the year. */
  from: number;
  /** End as a fraction of the year. */
  to: number;
  price: number;
}

/** Returns the periods of a year with the prices of a room. */
export function yearOf(room: RoomName): PricePeriod[] {
  const last = seasonStarts.at(-1);
  const starts = [...(last ? [{ from: '01-01', season: last.season }] : []), ...seasonStarts];
  return starts.map(({ from, season }, index) => ({
    season,
    from: dayOfYear(from) / 365,
    to: dayOfYear(starts[index + 1]?.from ?? '12-31') / 365 + (starts[index + 1] ? 0 : 1 / 365),
    price: rates[room][season],
  }));
}

/**
 * Returns the prices of a year as a closed path of 365 by 100 units, with the maximum price at the
 * upper edge. A transition between two prices takes eighteen days.
 */
export function yearPath(periods: readonly PricePeriod[], maximum: number): string {
  const y = (price: number) => (100 - (price / maximum) * 100).toFixed(1);
  const [first] = periods;
  if (!first) throw new Error('A year without a price cannot be drawn.');
  const steps = periods.slice(1).map(({ from, price }, index) => {
    const x = from * 365;
    const previousY = y(periods[index]?.price ?? price);
    const middle = x.toFixed(0);
    return `H${(x - 9).toFixed(0)}C${middle} ${previousY} ${middle} ${y(price)} ${(x + 9).toFixed(0)} ${y(price)}`;
  });
  return `M-9 ${y(first.price)}${steps.join('')}H374V100H-9Z`;
}
