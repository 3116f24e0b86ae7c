import { describe, expect, test } from 'vitest';
import { sunTimes } from '../../elements/clock/sun.ts';
import { isDarkAt } from './is-dark-at.ts';

const places = {
  Vermont: { latitude: 43.9252, longitude: -72.6658 },
  Erlangen: { latitude: 49.597, longitude: 11.004 },
  Wellington: { latitude: -41.286, longitude: 174.776 },
};
const halfHour = 30 * 60_000;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(Object.entries(places))('in %s', (_, place) => {
  test.each(months)('the sun rises and sets by the exact times, in month %i', (month) => {
    const { rise, set } = sunTimes(place, { year: 2027, month, day: 11 });
    expect(isDarkAt(rise.getTime() + halfHour, place)).toBe(false);
    expect(isDarkAt(set.getTime() - halfHour, place)).toBe(false);
    expect(isDarkAt(rise.getTime() - halfHour, place)).toBe(true);
    expect(isDarkAt(set.getTime() + halfHour, place)).toBe(true);
  });
});

test('beyond the polar circles there are days without a sunrise, and without a sunset', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 3_600_000);
  const isDark = (day: string) => hours.map((ms) => isDarkAt(Date.parse(day) + ms, tromso));
  expect(isDark('2027-12-21')).not.toContain(false);
  expect(isDark('2027-06-21')).not.toContain(true);
});
