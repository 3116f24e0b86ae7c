import { expect, test } from 'vitest';
import { formatMoney } from '../../content/formats.ts';
import { hostingPrices } from '../../content/prices.ts';
import { copy } from './copy.ts';
import { total, worth } from './money.ts';
import { clockAt, door, leftOpen, limit, patience, readings, runsOver, stepAt } from './night.ts';
import { shelfContents } from './shelf-contents.ts';

const said = (place: string) => copy.night.events.find((event) => event.place === place);

test('what happened stands at the reading that it names', () => {
  expect(readings[said('over')?.step ?? 0]).toBe(41.3);
  expect(said('rings')?.step).toBe((said('over')?.step ?? 0) + patience - 1);
  expect(said('shut')?.step).toBe(door.shut);
  expect(said('shut')?.text).toContain(`${Math.max(...readings)} °F`);
  expect(said('found')?.text).toContain(`${leftOpen(door.found).toFixed(1)} °F`);
  expect(said('defrost')?.step).toBe(runsOver(readings, limit)[0]?.from);
  const steps = copy.night.events.map(({ step }) => step);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
});

test('the words name the limit, and how long it would have been', () => {
  expect(copy.night.limitLabel).toContain(`${limit} °F`);
  const long = (door.found - stepAt('0:25')) * 5;
  expect(long).toBe(4 * 60 + 45);
  expect(copy.shelves.lead).toContain('four hours and forty-five minutes');
});

test('the shelves add up, box by box and dollar by dollar', () => {
  for (const { name, holds, count } of shelfContents) {
    const [boxes = 0, in1 = 0] = holds.match(/\d+/g)?.map(Number) ?? [];
    expect(boxes * in1, name).toBe(count);
  }
  expect(worth(shelfContents)).toBe(4285);
  expect(worth(shelfContents) + copy.shelves.hauling.sum).toBe(4380);
});

test('three years are what they cost, with our own price for the hosting', () => {
  const { items } = copy.cost;
  expect(formatMoney(total(items, 'once'))).toBe('$910');
  expect(formatMoney(total(items, 'yearly'))).toBe('$114.99');
  expect(items.map(({ yearly }) => formatMoney(yearly))).toContain(hostingPrices.yearly[0]?.price);
});

test('the printed lines of the file lie in the night, across the limit', () => {
  const { from, count } = copy.file;
  expect(clockAt(from)).toBe('12:10 am');
  const lines = readings.slice(from, from + count);
  expect(lines).toHaveLength(10);
  expect(lines.some((value) => value > limit) && lines.some((value) => value <= limit)).toBe(true);
});
