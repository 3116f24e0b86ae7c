import { clockDigits } from '../../elements/clock/time-text.ts';

/*
 * Estimates when a cloth on the line is dry. Evaporation grows with the dryness of the air and with
 * the wind (Dalton, 1802); cloths differ only in how much water they hold.
 */

/** Weather of one hour. */
export interface Air {
  /** Start of the hour, in hours after midnight. */
  hour: number;
  /** Degrees Fahrenheit. */
  temperature: number;
  /** Relative humidity, percent. */
  humidity: number;
  /** Wind, miles an hour. */
  wind: number;
  /** Rain during the hour. */
  rain?: boolean;
}

/** Returns the vapor pressure deficit: how much more water the air can hold, in kilopascals. */
export function vaporPressureDeficit({
  temperature,
  humidity,
}: Pick<Air, 'temperature' | 'humidity'>): number {
  const celsius = ((temperature - 32) * 5) / 9;
  return 0.6108 * Math.exp((17.27 * celsius) / (celsius + 237.3)) * (1 - humidity / 100);
}

/** Returns the grams of water that a square meter of wet cloth loses in an hour. */
export const evaporationRate = (air: Air): number =>
  air.rain ? 0 : (20 + 5 * air.wind) * vaporPressureDeficit(air);

/**
 * Returns the time at which a cloth is dry.
 *
 * @param water grams per square meter left by the spin cycle
 * @param hungAt time of hanging, in hours after midnight
 * @returns hours after midnight, or null where the day ends first
 */
export function dryAt(water: number, hungAt: number, day: readonly Air[]): number | null {
  let remainingWater = water;
  for (const air of day) {
    const start = Math.max(hungAt, air.hour);
    const hours = air.hour + 1 - start;
    if (hours <= 0) continue;
    const rate = evaporationRate(air);
    if (rate * hours >= remainingWater) return start + remainingWater / rate;
    remainingWater -= rate * hours;
  }
  return null;
}

/** Returns the share of the water, 0 to 1, that has evaporated by `now`, in hours after midnight. */
export function evaporatedShare(
  water: number,
  hungAt: number,
  now: number,
  day: readonly Air[],
): number {
  const evaporated = day.reduce((sum, air) => {
    const hours = Math.min(now, air.hour + 1) - Math.max(hungAt, air.hour);
    return hours > 0 ? sum + evaporationRate(air) * hours : sum;
  }, 0);
  return Math.min(1, evaporated / water);
}

/** Formats hours after midnight as a time of a twelve-hour clock, without am or pm: `3:52`. */
export const clockText = (hours: number): string => clockDigits(Math.round(hours * 60));

/** Formats a duration in hours, rounded to five minutes: `1 h 10`, or `45 min`. */
export function durationText(hours: number): string {
  const minutes = Math.round(hours * 12) * 5;
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}
