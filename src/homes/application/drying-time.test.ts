import { expect, it } from 'vitest';
import { copy } from './copy.ts';
import { copyBelow } from './copy-below.ts';
import { dryingDays, priceOf, yearlyPrice } from './drying-days.ts';
import {
  clockText,
  dryAt,
  durationText,
  evaporatedShare,
  evaporationRate,
  vaporPressureDeficit,
} from './drying-time.ts';
import { durations } from './durations.ts';
import { cloths, hangingHour, tuesday, weathers } from './sample-weather.ts';

/** Jeans, which dry last. */
const jeans = cloths.filter(({ id }) => id === 'jeans')[0] ?? { water: Number.NaN };
const allDry = dryAt(jeans.water, hangingHour, tuesday) ?? Number.NaN;

it('dry air pulls, saturated air and rain do not', () => {
  expect(vaporPressureDeficit({ temperature: 68, humidity: 100 })).toBe(0);
  // 2.34 kPa at 20 °C, half of it.
  expect(vaporPressureDeficit({ temperature: 68, humidity: 50 })).toBeCloseTo(1.17, 2);
  expect(evaporationRate({ hour: 9, temperature: 68, humidity: 50, wind: 10, rain: true })).toBe(0);
});

it('more wind and less water are never slower', () => {
  const times = cloths.map(({ water }) => dryAt(water, hangingHour, tuesday));
  expect(times).toEqual([...times].sort((a, b) => Number(a) - Number(b)));
});

it('the share is whole at the hour that the app says', () => {
  expect(evaporatedShare(jeans.water, hangingHour, allDry, tuesday)).toBeCloseTo(1);
  expect(evaporatedShare(jeans.water, hangingHour, hangingHour, tuesday)).toBe(0);
  expect(dryAt(jeans.water, 17, tuesday)).toBeNull();
});

it('reads as a clock and as a time', () => {
  expect([clockText(9), clockText(12.5), clockText(15.85), clockText(13.9999)]).toEqual([
    '9:00',
    '12:30',
    '3:51',
    '2:00',
  ]);
  expect([durationText(0.75), durationText(1.58)]).toEqual(['45 min', '1 h 35']);
});

it('the page says what the sum says', () => {
  expect(copy.hero.hours[1].text).toContain(clockText(allDry));
  const still = cloths.filter(({ water }) => Number(dryAt(water, hangingHour, tuesday)) > 13.75);
  expect(still.map(({ id }) => id)).toEqual(['bath', 'jeans']);
  const north = durations(cloths, weathers).find(({ id }) => id === 'sheet');
  expect(copyBelow.features.heading).toContain('95 minutes');
  expect(north?.times[0]?.text).toBe('1 h 35');
});

it('a year costs its drying months', () => {
  expect(priceOf(4)).toBe(0);
  expect(yearlyPrice(dryingDays)).toBe(16);
  expect(copyBelow.prices.total).toContain('$16');
  expect(dryingDays.reduce((sum, { days }) => sum + days, 0)).toBe(131);
});
