import { expect, test } from 'vitest';
import { moonAt, sunAt } from './sun-and-moon.ts';

const greenwich = { latitude: 51.4779, longitude: 0 };
const quito = { latitude: 0, longitude: 0 };

test('at noon of an equinox the sun stands over the equator', () => {
  const { altitude } = sunAt(new Date('2026-03-20T12:07:00Z'), quito);
  expect(altitude).toBeGreaterThan(89);
});

test('at midsummer noon the sun stands in the south of Greenwich, as high as the tilt allows', () => {
  const { altitude, azimuth } = sunAt(new Date('2026-06-21T12:02:00Z'), greenwich);
  expect(altitude).toBeCloseTo(90 - 51.48 + 23.44, 0);
  expect(Math.abs(azimuth - 180)).toBeLessThan(2);
});

test.each([
  ['total eclipse of the moon: full', '2026-03-03T11:33:00Z', 1],
  ['total eclipse of the sun: new', '2026-08-12T17:46:00Z', 0],
  ['first quarter', '2026-02-24T12:28:00Z', 0.5],
])('%s', (_, moment, lit) => {
  expect(moonAt(new Date(moment), greenwich).litShare).toBeCloseTo(lit, 1);
});

test('in an eclipse the sun and the moon stand opposite each other', () => {
  const moment = new Date('2026-03-03T11:33:00Z');
  const sun = sunAt(moment, greenwich);
  const moon = moonAt(moment, greenwich);
  expect(Math.abs(Math.abs(sun.azimuth - moon.azimuth) - 180)).toBeLessThan(3);
});

test('the moon waxes before it is full and wanes after it', () => {
  expect(moonAt(new Date('2026-03-01T12:00:00Z'), greenwich).isWaxing).toBe(true);
  expect(moonAt(new Date('2026-03-05T12:00:00Z'), greenwich).isWaxing).toBe(false);
});
