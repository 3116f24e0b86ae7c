import { describe, expect, test } from 'vitest';
import { sunTimes } from '../../elements/clock/sun.ts';
import { lightAt } from './light-at.ts';

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
    expect(lightAt(rise.getTime() + halfHour, place)).toBe('day');
    expect(lightAt(set.getTime() - halfHour, place)).toBe('day');
    expect(lightAt(rise.getTime() - halfHour, place)).not.toBe('day');
    expect(lightAt(set.getTime() + halfHour, place)).not.toBe('day');
  });
});

// Civil twilight takes half an hour there; in June it ends at 9:05 pm.
test.each([
  ['2027-06-21T16:00:00Z', 'day'],
  ['2027-06-22T00:45:00Z', 'twilight'],
  ['2027-06-22T01:45:00Z', 'night'],
  ['2027-06-22T08:45:00Z', 'twilight'],
  ['2027-01-15T21:00:00Z', 'day'],
  ['2027-01-15T21:50:00Z', 'twilight'],
  ['2027-01-15T23:30:00Z', 'night'],
] as const)('twilight is between day and night: %s is %s in Vermont', (moment, light) => {
  expect(lightAt(Date.parse(moment), places.Vermont)).toBe(light);
});

test('beyond the polar circles there are days without a sunrise, and without a sunset', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 3_600_000);
  const lightsOf = (day: string) => hours.map((ms) => lightAt(Date.parse(day) + ms, tromso));
  expect(lightsOf('2027-12-21')).not.toContain('day');
  expect(new Set(lightsOf('2027-06-21'))).toEqual(new Set(['day']));
});
