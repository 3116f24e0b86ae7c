import { expect, test } from 'vitest';
import { sunTimes } from './sun.ts';

const minutes = (moment: Date) => moment.getUTCHours() * 60 + moment.getUTCMinutes();
const eastport = { latitude: 44.906, longitude: -66.99 };
const greenwich = { latitude: 51.48, longitude: 0 };

// From almanacs, in Universal Time.
test.each([
  ['Eastport, longest day', eastport, [2026, 6, 21], 8 * 60 + 41, 24 * 60 + 19],
  ['Eastport, shortest day', eastport, [2026, 12, 21], 12 * 60 + 5, 20 * 60 + 48],
  ['Greenwich, longest day', greenwich, [2026, 6, 21], 3 * 60 + 43, 20 * 60 + 21],
  ['Greenwich, shortest day', greenwich, [2026, 12, 21], 8 * 60 + 4, 15 * 60 + 53],
] as const)('%s', (_, place, [year, month, day], rise, set) => {
  const sun = sunTimes(place, { year, month, day });
  expect(Math.abs(minutes(sun.rise) - rise)).toBeLessThanOrEqual(3);
  expect(Math.abs(minutes(sun.set) - (set % 1440))).toBeLessThanOrEqual(3);
  expect(sun.set.getTime()).toBeGreaterThan(sun.rise.getTime());
});

test('the sun rises on the day that was asked for', () => {
  const { rise } = sunTimes(eastport, { year: 2026, month: 11, day: 30 });
  expect(rise.toISOString()).toMatch(/^2026-11-30T11:/);
});

test('throws on days without a sunrise', () => {
  expect(() =>
    sunTimes({ latitude: 78, longitude: 15 }, { year: 2026, month: 12, day: 21 }),
  ).toThrow('No sunrise');
});
