import { daysAfter, daysBetween, isDay } from '../../forms/details/days.ts';
import { freeNightInterval, type RoomName, rates, type Season, seasonOf } from './rates.ts';

/** Nights of a stay at the same price. */
export interface StayPart {
  season: Season;
  nights: number;
  rate: number;
  sum: number;
}

/** Price of a stay. */
export interface Quote {
  nights: number;
  /** Parts by season, in chronological order. */
  parts: readonly StayPart[];
  /** Free nights at low water, and their regular price. */
  free: { nights: number; sum: number };
  total: number;
}

/** Maximum number of nights. */
export const longestStay = 60;

/**
 * Computes the price of a stay, each night by the season that it begins in.
 *
 * @returns undefined for invalid days, for a departure not after the arrival, and for more
 * than `longestStay` nights
 */
export function priceStay(room: RoomName, arrival: string, departure: string): Quote | undefined {
  if (!isDay(arrival) || !isDay(departure)) return undefined;
  const nights = daysBetween(arrival, departure);
  if (nights < 1 || nights > longestStay) return undefined;
  const counts = new Map<Season, number>();
  for (let night = 0; night < nights; night += 1) {
    const season = seasonOf(daysAfter(arrival, night));
    counts.set(season, (counts.get(season) ?? 0) + 1);
  }
  const parts = [...counts].map(([season, count]) => {
    const rate = rates[room][season];
    return { season, nights: count, rate, sum: count * rate };
  });
  const freeNights = Math.floor((counts.get('low') ?? 0) / freeNightInterval);
  const free = { nights: freeNights, sum: freeNights * rates[room].low };
  const total = parts.reduce((sum, part) => sum + part.sum, 0) - free.sum;
  return { nights, parts, free, total };
}
