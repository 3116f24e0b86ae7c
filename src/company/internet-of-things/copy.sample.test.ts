import { expect, test } from 'vitest';
import { formatMoney } from '../../content/formats.ts';
import { hostingPrices } from '../../content/prices.ts';
import { copy } from './copy.ts';
import { sumOf, totalValue } from './money.ts';
import {
  alarmReadings,
  doorReadings,
  estimateWithDoorOpen,
  findPeriodsOver,
  formatReadingTime,
  limit,
  readingIndexAt,
  readings,
} from './night.ts';
import { shelfContents } from './shelf-contents.ts';

const said = (place: string) => copy.hero.events.find((event) => event.place === place);

test('what happened stands at the reading that it names', () => {
  expect(readings[said('over')?.reading ?? 0]).toBe(41.3);
  expect(said('rings')?.reading).toBe((said('over')?.reading ?? 0) + alarmReadings - 1);
  expect(said('shut')?.reading).toBe(doorReadings.shut);
  expect(said('shut')?.text).toContain(`${Math.max(...readings)}\u00a0°F`);
  const estimate = estimateWithDoorOpen(doorReadings.foundWithoutAlarm).toFixed(1);
  expect(said('found')?.text).toContain(`${estimate}\u00a0°F`);
  expect(said('defrost')?.reading).toBe(findPeriodsOver(readings, limit)[0]?.firstReading);
  const steps = copy.hero.events.map(({ reading }) => reading);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});

test('the words name the limit, and how long it would have been', () => {
  expect(copy.hero.limitLabel).toContain(`${limit}\u00a0°F`);
  const long = (doorReadings.foundWithoutAlarm - readingIndexAt('0:25')) * 5;
  expect(long).toBe(4 * 60 + 45);
  expect(copy.costs.lead).toContain('four hours and forty-five minutes');
});

test('the shelves add up, box by box and dollar by dollar', () => {
  for (const { name, packaging, count } of shelfContents) {
    const [boxes = 0, in1 = 0] = packaging.match(/\d+/g)?.map(Number) ?? [];
    expect(boxes * in1, name).toBe(count);
  }
  expect(totalValue(shelfContents)).toBe(4285);
  expect(totalValue(shelfContents) + copy.costs.disposal.amount).toBe(4380);
});

test('three years are what they cost, with our own price for the hosting', () => {
  const { items } = copy.prices;
  expect(formatMoney(sumOf(items, 'once'))).toBe('$910');
  expect(formatMoney(sumOf(items, 'yearly'))).toBe('$114.99');
  expect(items.map(({ yearly }) => formatMoney(yearly))).toContain(hostingPrices.yearly[0]?.price);
});

test('the printed lines of the file lie in the night, across the limit', () => {
  const { firstReading, readingCount } = copy.ownership;
  expect(formatReadingTime(firstReading)).toBe('12:10 am');
  const lines = readings.slice(firstReading, firstReading + readingCount);
  expect(lines).toHaveLength(10);
  expect(lines.some((value) => value > limit) && lines.some((value) => value <= limit)).toBe(true);
});
