import type { Air } from './drying-time.ts';

/** Laundry, lightest first: grams of water in a square meter after the spin cycle. */
export const cloths = [
  { id: 'towel', title: 'Tea towel', water: 46 },
  { id: 'shirt', title: 'Work shirt', water: 92 },
  { id: 'sheet', title: 'Double sheet', water: 118 },
  { id: 'sock', title: 'Wool sock', water: 176 },
  { id: 'bath', title: 'Bath towel', water: 232 },
  { id: 'jeans', title: 'Jeans', water: 314 },
] as const;

export type ClothId = (typeof cloths)[number]['id'];

/** First hour of a day. */
const firstHour = 8;

/**
 * Returns the weather of a day, hour by hour: degrees Fahrenheit, percent, miles an hour; `rain` has
 * the hours (24 h) with rain.
 */
const weatherByHour = (
  temperature: readonly number[],
  humidity: readonly number[],
  wind: readonly number[],
  rain: readonly number[] = [],
): Air[] =>
  temperature.map((degrees, i) => ({
    hour: firstHour + i,
    temperature: degrees,
    humidity: humidity[i] ?? 100,
    wind: wind[i] ?? 0,
    rain: rain.includes(firstHour + i),
  }));

/** Tuesday, September 8: fog until nine, north-west wind, rain from five. */
export const tuesday: readonly Air[] = weatherByHour(
  [54, 56, 59, 62, 64, 65, 65, 64, 62, 60, 58],
  [93, 86, 76, 68, 63, 61, 62, 66, 74, 90, 93],
  [2, 4, 6, 9, 11, 13, 14, 12, 9, 8, 6],
  [17, 18],
);

/** The hour at which the line is hung. */
export const hangingHour = 9;

/** Four kinds of day in Astoria, from eight in the morning to seven at night. */
export const weathers = [
  { id: 'north', title: 'North wind', note: 'August, clear', day: allDay(66, 58, 12) },
  { id: 'sea', title: 'Sea breeze', note: 'June, some sun', day: allDay(61, 70, 9) },
  { id: 'still', title: 'Still and gray', note: 'April, no wind', day: allDay(54, 78, 2) },
  { id: 'fog', title: 'Fog', note: 'October, till three', day: allDay(52, 94, 3) },
] as const;

/** Returns a day that is the same from morning to evening. */
function allDay(temperature: number, humidity: number, wind: number): readonly Air[] {
  const hours = Array.from({ length: 11 });
  return weatherByHour(
    hours.map(() => temperature),
    hours.map(() => humidity),
    hours.map(() => wind),
  );
}
